import { type LotPlan as Plan, lotPlan } from './lot-plan.ts'
import { formatArea, formatLength } from '#app/figures/measure.ts'

type Props = { property: { frontage: number | null; depth: number | null; constructionArea: number | null } }

/** The lot to scale, where frontage and depth are known. */
export function LotDrawing({ property }: Props) {
  const plan = lotPlan(property)
  const { frontage, depth, constructionArea } = property
  if (!plan || frontage === null || depth === null) return null
  const built = plan.building ? constructionArea : null
  return (
    <div className="mt-6 grid items-center gap-5 rounded-md bg-canvas-2 p-5 md:grid-cols-2 md:p-7">
      <svg
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        role="img"
        aria-label={`Terreno de ${formatLength(frontage)} de frente por ${formatLength(depth)} de fondo${built ? `, con ${formatArea(built)} de construcción` : ''}`}
        className="mx-auto w-full max-w-104 overflow-visible fill-ink font-display font-semibold"
        textAnchor="middle"
      >
        <rect {...plan.lot} className="fill-surface stroke-disabled stroke-[1.5]" strokeDasharray="6 5" />
        {plan.building && <rect {...plan.building} className="fill-selected stroke-link stroke-2" />}
        {built && plan.building && plan.buildingLabelled && <BuildingLabel box={plan.building} area={built} />}
        <Across {...plan.below} label={`${formatLength(depth)} fondo`} />
        <Down {...plan.left} label={`${formatLength(frontage)} frente`} />
      </svg>
      <div>
        <h3 className="text-lg">Así se reparte el terreno</h3>
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
