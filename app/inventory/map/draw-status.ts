import type { Corner } from '#app/listing/map/clip.ts'
import type { Status } from '#app/catalogue/facts/vocabulary.ts'

/** The shapes of `StatusBadge` (status-badge.css): colour alone never distinguishes a status. */
const SHAPES: Record<Status, (x: number, y: number) => string> = {
  disponible: (x, y) => `<circle cx="${x}" cy="${y}" r="5" class="fill-ok"/>`,
  separada: (x, y) => `<circle cx="${x}" cy="${y}" r="4" class="fill-none stroke-info" stroke-width="2.5"/>`,
  pausada: (x, y) => `<path d="M${x - 4} ${y - 5}h3v10h-3zM${x + 1} ${y - 5}h3v10h-3z" class="fill-warn"/>`,
  vendida: (x, y) => `<path d="M${x - 5} ${y - 2}h10v4h-10z" class="fill-ink"/>`,
}

/** SVG of a disc with the shape of a status. */
export function drawStatus(status: Status, at: Corner): string {
  const [x, y] = at.map(Math.round) as [number, number]
  return `<circle cx="${x}" cy="${y}" r="11" class="fill-surface stroke-ink"/>${SHAPES[status](x, y)}`
}
