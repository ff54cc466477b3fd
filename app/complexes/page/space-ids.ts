/** The id of the row of a space in the table of its complex. */
export function spaceRowId(slug: string): string {
  return `espacio-${slug}`
}

/** The id of the outline of a space on the drawing of its floor. */
export function outlineId(slug: string): string {
  return `plano-${slug}`
}
