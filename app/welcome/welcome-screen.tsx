import { Link, href } from 'react-router'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import type { WelcomeStep } from './welcome-steps.ts'

type Props = {
  steps: readonly WelcomeStep[]
  /** Name of the demo's agency; null elsewhere. */
  demo: string | null
  /** Whether the address names a step that does not exist. */
  isUnknown: boolean
}

/** What a new agency does first: links to where each step is done, with a tick once it is. */
export function WelcomeScreen({ steps, demo, isUnknown }: Props) {
  const isDone = steps.every((step) => step.isDone)
  return (
    <>
      <PanelHead
        back={{ to: href('/dashboard'), label: 'Dashboard' }}
        title="Bienvenida"
        note="Cinco pasos para que el sitio sea el de tu agencia. Puedes hacerlos en cualquier orden."
      />
      {isUnknown && (
        <p role="alert" className="max-w-200 text-sm">
          <b className="font-semibold">Ese paso no existe.</b> Estos son los que hay; cada enlace lleva a donde se hace.
        </p>
      )}
      {demo !== null && (
        <p className="max-w-200 text-sm text-ink-2">
          Lo que trae la demostración de {demo} no cuenta como hecho.{' '}
          <Link to={href('/dashboard/empezar')}>Empezar con mi agencia</Link> la vacía antes.
        </p>
      )}
      <ol aria-label="Pasos" className={`${BOX} max-w-200 divide-y divide-line`}>
        {steps.map((step, at) => (
          <StepItem key={step.slug} step={step} number={at + 1} />
        ))}
      </ol>
      <p className="max-w-200 text-sm text-ink-2">
        {isDone && 'Los cinco pasos están hechos. '}
        Todo se puede cambiar después en Configuración. El inicio del panel dice qué falta para publicar.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={href('/dashboard')} className={buttonClass({ variant: isDone ? 'primary' : 'outline' })}>
          Ir al panel
        </Link>
        <Link to={href('/')} className={buttonClass({ variant: 'outline' })}>
          Ver el sitio
        </Link>
      </div>
    </>
  )
}

function StepItem({ step: { slug, to, title, lead, isDone }, number }: { step: WelcomeStep; number: number }) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3 px-[1.1rem] py-3">
      <span
        aria-hidden="true"
        className={`num mt-2 grid size-7 place-items-center rounded-full border text-sm ${isDone ? 'border-ok text-ok' : 'border-line-strong text-ink-2'}`}
      >
        {isDone ? <Icon name="check" /> : number}
      </span>
      <div>
        <Link to={to} className={`${TEXT_LINK} inline-flex min-h-11 items-center font-semibold`}>
          {title}
          <span className="sr-only">{isDone ? ' (hecho)' : ' (pendiente)'}</span>
        </Link>
        <p className="text-sm text-ink-2">
          {lead}
          {slug === 'propiedades' && (
            <>
              {' '}
              <Link to={href('/add-property')}>Añadir una propiedad</Link>
            </>
          )}
        </p>
      </div>
    </li>
  )
}
