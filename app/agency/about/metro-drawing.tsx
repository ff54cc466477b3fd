import { METRO_AROUND, METRO_BETWEEN, METRO_NAMES, OUTLINE_CREDIT } from './metro-outline.ts'

/** A line drawing of the municipalities around Monterrey, for light and dark backgrounds, with its credit. */
export function MetroDrawing({ className }: { className: string }) {
  return (
    <figure className={className}>
      <svg
        viewBox="-4 -4 488 356"
        role="img"
        aria-label="Los nueve municipios de la zona metropolitana de Monterrey"
        className="w-full fill-none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={METRO_BETWEEN} className="stroke-line-strong stroke-1 in-[.on-dark]:stroke-on-plane-2" />
        <path d={METRO_AROUND} className="stroke-faro stroke-[2.5]" />
        <g
          aria-hidden="true"
          textAnchor="middle"
          paintOrder="stroke"
          className="fill-ink-2 stroke-canvas stroke-3 font-sans text-[11px] max-sm:text-[16px] font-medium in-[.on-dark]:fill-on-plane in-[.on-dark]:stroke-plane"
        >
          {METRO_NAMES.map(([name, x, y]) => (
            <text key={name} x={x} y={y}>
              {name}
            </text>
          ))}
        </g>
      </svg>
      <figcaption className="mt-2 text-2xs text-ink-3 in-[.on-dark]:text-on-plane-2">{OUTLINE_CREDIT}</figcaption>
    </figure>
  )
}
