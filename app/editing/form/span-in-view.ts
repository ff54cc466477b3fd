type Span<Id> = { id: Id; top: number; bottom: number }

/**
 * Which of several spans fills a view: the one that takes most of its room; null where none is in view.
 * @param at the one that somebody is at: as long as all of it is in view it is that one, however short
 */
export function spanInView<Id>(
  spans: readonly Span<Id>[],
  view: { top: number; bottom: number },
  at: Id | null = null,
): Id | null {
  let most = { id: null as Id | null, room: 0 }
  for (const { id, top, bottom } of spans) {
    if (id === at && top >= view.top && bottom <= view.bottom) return id
    const room = Math.min(bottom, view.bottom) - Math.max(top, view.top)
    if (room > most.room) most = { id, room }
  }
  return most.id
}
