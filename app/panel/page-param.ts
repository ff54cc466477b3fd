/** Page number in a URL; 1 when it is missing or invalid. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1')
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** Where a page of a list stands that knows nothing but its pages; the first one has no number. */
export function pageAddress(address: string, page: number): string {
  return page > 1 ? `${address}?page=${page}` : address
}
