type Span<Id> = { id: Id; top: number; bottom: number }

/**
 * Which of several spans fills a view: the one that takes most of its room. Of those that are in view as far as they can
 * be, the tallest; null where none is in view.
 */
export function fillingOne<Id>(spans: readonly Span<Id>[], view: { top: number; bottom: number }): Id | null {
  let most = { id: null as Id | null, share: 0, room: 0 }
  for (const { id, top, bottom } of spans) {
    const room = Math.min(bottom, view.bottom) - Math.max(top, view.top)
    const share = room / Math.min(bottom - top, view.bottom - view.top)
    if (room > 0 && (share > most.share || (share === most.share && room > most.room))) most = { id, share, room }
  }
  return most.id
}
