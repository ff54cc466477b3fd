import { type LotPlan as Plan, lotPlan } from './lot-plan.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { formatArea, formatLength } from '#app/figures/measure.ts'

type Props = {
  property: { type: PropertyType; frontage: number | null; depth: number | null; constructionArea: number | null }
}

/** What frontage and depth measure, by type: the lot, or the premises themselves. */
const MEASURED: Partial<Record<PropertyType, { title: string; what: string; isLot: boolean }>> = {
  terreno: { title: 'Medidas del terreno', what: 'Terreno', isLot: true },
  bodega: { title: 'Medidas del terreno', what: 'Terreno', isLot: true },
  local: { title: 'Medidas del local', what: 'Local', isLot: false },
}

/** The lot or the premises to scale; nothing unless frontage and depth are known. */
export function LotDrawing({ property }: Props) {
  const { frontage, depth } = property
  const measured = MEASURED[property.type]
  // Premises are the construction itself, so no building is drawn in them.
  const constructionArea = measured?.isLot ? property.constructionArea : null
  const plan = lotPlan({ frontage, depth, constructionArea })
  if (!measured || !plan || frontage === null || depth === null) return null
  const built = plan.building ? constructionArea : null
  return (
    <div className="mt-6 grid items-center gap-5 rounded-md bg-canvas-2 p-5 md:grid-cols-2 md:p-7 print:break-inside-avoid print:grid-cols-[11rem_minmax(0,1fr)] print:p-3">
      <svg
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        role="img"
        aria-label={`${measured.what} de ${formatLength(frontage)} de frente por ${formatLength(depth)} de fondo${built ? `, con ${formatArea(built)} de construcción` : ''}`}
        className="mx-auto w-full max-w-104 overflow-visible fill-ink font-display font-semibold"
        textAnchor="middle"
      >
        <rect {...plan.lot} className="fill-surface stroke-disabled stroke-[1.5]" strokeDasharray="6 5" />
        {plan.building && <rect {...plan.building} className="fill-selected stroke-link stroke-2" />}
        {built && plan.building && plan.buildingLabelled && <BuildingLabel box={plan.building} area={built} />}
        <rect x={0} width={plan.width} {...plan.street} className="fill-sunken" />
        <text x={plan.width / 2} y={plan.street.y + 20} fontSize={15} className="fill-ink-3 font-medium">
          Calle
        </text>
        <Across {...plan.below} label={`${formatLength(frontage)} frente`} />
        <Down {...plan.left} label={`${formatLength(depth)} fondo`} />
      </svg>
      <div>
        <h3 className="text-lg">{measured.title}</h3>
        <p className="mt-[.4rem] text-sm text-ink-3">
          {built
            ? 'Dibujo a escala con el frente, el fondo y la construcción registrados. La posición de la construcción es ilustrativa.'
            : 'Dibujo a escala con el frente y el fondo registrados.'}
        </p>
      </div>
    </div>
  )
}

const LINE = 'stroke-ink stroke-[1.25]'

function Across({ from, to, at, labelAt, gap, label }: Plan['below'] & { label: string }) {
  const middle = (from + to) / 2
  return (
    <>
      <path
        className={LINE}
        d={`${rule('H', from, to, at, gap)}M${from} ${at - 8}v16M${to} ${at - 8}v16`}
        fill="none"
      />
      <text x={middle} y={labelAt + 5} fontSize={17}>
        {label}
      </text>
    </>
  )
}

function Down({ from, to, at, labelAt, gap, label }: Plan['left'] & { label: string }) {
  const middle = (from + to) / 2
  return (
    <>
      <path
        className={LINE}
        d={`${rule('V', from, to, at, gap)}M${at - 8} ${from}h16M${at - 8} ${to}h16`}
        fill="none"
      />
      <text transform={`translate(${labelAt + 5} ${middle}) rotate(-90)`} fontSize={17}>
        {label}
      </text>
    </>
  )
}

function rule(axis: 'H' | 'V', from: number, to: number, at: number, gap: number | null): string {
  const start = (along: number) => (axis === 'H' ? `M${along} ${at}` : `M${at} ${along}`)
  if (gap === null) return `${start(from)}${axis}${to}`
  const middle = (from + to) / 2
  return `${start(from)}${axis}${middle - gap / 2}${start(middle + gap / 2)}${axis}${to}`
}

function BuildingLabel({ box, area }: { box: NonNullable<Plan['building']>; area: number }) {
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  return (
    <>
      <text x={x} y={y - 2} fontSize={20}>
        {formatArea(area)}
      </text>
      <text x={x} y={y + 19} fontSize={16} className="font-medium">
        construcción
      </text>
    </>
  )
}
