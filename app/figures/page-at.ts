/**
 * Where a list that is told in pages stands when one of them is asked for; beyond the last there is the last, and a list
 * without rows has one page.
 * @returns `offset`: rows before those of the page
 */
export function pageAt(asked: number, { rows, size }: { rows: number; size: number }) {
  const pages = Math.max(1, Math.ceil(rows / size))
  const page = Math.min(asked, pages)
  return { page, pages, offset: (page - 1) * size }
}
