import { useAgency } from '#app/agency/use-agency.tsx'
import { Form, Link } from 'react-router'
import { formatMoment } from '#app/calendar/moment.ts'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { ComparedFacts } from '#app/editing/conflict/compared-facts.tsx'
import {
  type ComparedVersion,
  type VersionComparison,
  RESTORE_INTENTS,
  SEEN_CONTROL,
  DIFFERENCES,
  VERSION_PARAMS,
  versionsPath,
} from './versions.ts'

type Props = {
  /** The address of the list. */
  path: string
  comparison: VersionComparison
  faults: readonly string[]
  /** Whether only the whole version can be restored. */
  isWhole?: boolean
}

/** Two versions, fact by fact. Over how it is now the earlier one can be restored, whole or by fact. */
export function CompareVersions({ path, comparison, faults, isWhole = false }: Props) {
  const { from, to, isCurrent, facts, wanted } = comparison
  const canRestore = useMay('edit') && isCurrent && from.number !== to.number
  const address = versionsPath(path, { from: from.number, to: isCurrent ? null : to.number, facts: wanted })
  if (facts.length === 0)
    return (
      <>
        <LeftOut comparison={comparison} />
        <p role="status" className={`${BOX} p-[1.1rem]`}>
          {wanted.length > 0 ? 'Ese dato está igual que entonces.' : 'Las dos versiones son iguales.'}
        </p>
      </>
    )
  return (
    <Form method="post" action={address} className="grid max-w-[68rem] gap-4">
      <input type="hidden" name={SEEN_CONTROL} value={to.number} />
      {canRestore && (
        <p className="max-w-(--measure) text-ink-2">
          {!isWhole && 'Marca lo que quieres restaurar. '}Lo restaurado queda como otra versión, así que se puede
          deshacer igual.
        </p>
      )}
      <LeftOut comparison={comparison} />
      {canRestore &&
        comparison.notes?.map((note) => (
          <p key={note} className="max-w-(--measure) text-ink-2">
            {note}
          </p>
        ))}
      {faults.length > 0 && (
        <div role="alert" className="grid gap-1 font-medium text-danger">
          <p className="flex items-center gap-2">
            <Icon name="warning" />
            {isWhole
              ? 'No se restauró: algo de esa versión ya no se puede guardar.'
              : 'No se restauró. Elige también los datos de los que depende, o restaura toda la versión.'}
          </p>
          <ul className="list-disc pl-6">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <div id={DIFFERENCES} tabIndex={-1} className="grid scroll-mt-20 gap-4 outline-none">
        <ComparedFacts
          facts={facts}
          states={[
            { title: <Moment version={from} />, pictures: from.pictures },
            { title: isCurrent ? 'Ahora' : <Moment version={to} />, pictures: to.pictures },
          ]}
          restoring={canRestore && !isWhole ? { name: VERSION_PARAMS.fact, ticked: wanted } : null}
        />
      </div>
      {canRestore ? (
        <p className="flex flex-wrap gap-3 max-sm:*:w-full">
          {!isWhole && (
            <button name="intent" value={RESTORE_INTENTS.chosen} className={buttonClass()}>
              <PanelIcon name="turn-left" />
              Restaurar lo elegido
            </button>
          )}
          {wanted.length === 0 ? (
            <button name="intent" value={RESTORE_INTENTS.all} className={buttonClass({ variant: 'outline' })}>
              Restaurar toda la versión
            </button>
          ) : (
            <Link to={versionsPath(path, { from: from.number })} className={buttonClass({ variant: 'outline' })}>
              Ver toda la versión
            </Link>
          )}
        </p>
      ) : (
        !isCurrent && (
          <p>
            <Link to={versionsPath(path, { from: from.number })} className={buttonClass({ variant: 'outline' })}>
              Comparar la primera con lo de ahora
            </Link>
          </p>
        )
      )}
    </Form>
  )
}

/** What a restore can't bring back, and what it gives instead. */
function LeftOut({ comparison: { leftOut, otherCode } }: { comparison: VersionComparison }) {
  if (leftOut.length === 0 && otherCode === null) return null
  return (
    <div className="grid max-w-(--measure) gap-1 text-ink-2">
      {leftOut.length > 0 && <p>Ya no existe y no se puede restaurar: {leftOut.join('; ')}.</p>}
      {otherCode !== null && (
        <p>El ID de entonces lo tiene ahora otra propiedad. {`Si lo restauras, quedará ${otherCode}.`}</p>
      )}
    </div>
  )
}

function Moment({ version: { savedAt } }: { version: ComparedVersion }) {
  const { timeZone } = useAgency()
  return <span className="num">{formatMoment(timeZone, savedAt)}</span>
}
