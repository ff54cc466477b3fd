import { Link } from 'react-router'
import { useMay } from '#app/panel/may.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import type { PublishingStep } from './publishing-steps.ts'

/** 'Para publicar falta…': what a site still needs, for who may change its settings; nothing when all is done. */
export function PublishingList({ steps }: { steps: readonly PublishingStep[] }) {
  const may = useMay('settings')
  if (!may || steps.length === 0) return null
  return (
    <details className={`${BOX} px-[1.1rem] py-[.6rem]`}>
      <summary className="flex min-h-9 cursor-pointer items-center text-sm font-semibold pointer-coarse:min-h-11">
        Para publicar falta…&nbsp;<span className="num font-normal text-ink-2">({steps.length})</span>
      </summary>
      <ul className="flex flex-wrap gap-2 pt-2 pb-1">
        {steps.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={PILL_LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
