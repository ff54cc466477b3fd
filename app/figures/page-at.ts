/**
 * The page of a list that is shown for a requested page number: at most the last page. A list without rows has one page.
 * @returns `offset`: rows before those of the page
 */
export function pageAt(requested: number, { rows, size }: { rows: number; size: number }) {
  const pages = Math.max(1, Math.ceil(rows / size))
  const page = Math.min(requested, pages)
  return { page, pages, offset: (page - 1) * size }
}
