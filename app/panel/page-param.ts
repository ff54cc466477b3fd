/** The page of a list that an address asks for; 1 for whatever is no page. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1')
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
