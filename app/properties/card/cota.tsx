import { formatArea } from '#app/figures/measure.ts'

/** The dimension line that carries a property's area. Without one its height stays, so that cards in a row align. */
export function Cota({ area }: { area: number | null }) {
  if (area === null) return <div className="mt-[.85rem] mb-[.7rem] h-(--text-sm)" />
  return (
    <p className="cota">
      <span className="sr-only">Superficie </span>
      {formatArea(area)}
    </p>
  )
}
