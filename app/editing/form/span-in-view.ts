type Span<Id> = { id: Id; top: number; bottom: number }

/**
 * The span that fills most of a view; null if none is in view.
 * @param focused the span with the focus: while all of it is in view it is returned, however short it is
 */
export function spanInView<Id>(
  spans: readonly Span<Id>[],
  view: { top: number; bottom: number },
  focused: Id | null = null,
): Id | null {
  let most = { id: null as Id | null, height: 0 }
  for (const { id, top, bottom } of spans) {
    if (id === focused && top >= view.top && bottom <= view.bottom) return id
    const height = Math.min(bottom, view.bottom) - Math.max(top, view.top)
    if (height > most.height) most = { id, height }
  }
  return most.id
}
