/** Page number in a URL; 1 when it is missing or invalid. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1')
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** The address of a page of a list without filters; the first page has no number. */
export function pageAddress(address: string, page: number): string {
  return page > 1 ? `${address}?page=${page}` : address
}
