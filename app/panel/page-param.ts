/** Page number in a URL; 1 when it is missing or invalid. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1')
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
