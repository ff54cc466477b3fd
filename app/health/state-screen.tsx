import { useId } from 'react'
import { useAgency } from '#app/agency/use-agency.tsx'
import { BOX, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { type SiteState, type StateBox, stateBoxes } from './state.ts'

/** The state of the site, for its administrators. */
export function StateScreen({ state }: { state: SiteState }) {
  const { timeZone } = useAgency()
  return stateBoxes(state, timeZone).map((box) => <Box key={box.title} {...box} />)
}

function Box({ title, rows }: StateBox) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${BOX} max-w-160`}>
      <BoxHead id={id} title={title} />
      <dl className="divide-y divide-line">
        {rows.map(({ name, value, note, isBad }) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 px-[1.1rem] py-3 max-[16rem]:block"
          >
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd
              className={`num text-right text-sm font-semibold max-[16rem]:text-left ${isBad ? 'text-danger' : 'text-ink'}`}
            >
              {value}
            </dd>
            {note && <dd className={`col-span-2 ${ROW_NOTE}`}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
