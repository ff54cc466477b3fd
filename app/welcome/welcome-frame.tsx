import type { ReactNode } from 'react'
import { Form, Link, href } from 'react-router'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import { WELCOME_SKIP, WELCOME_STEPS, type WelcomeSlug, type WelcomeStep, nextOpenStep } from './welcome-steps.ts'

const STATE_WORDS = { done: 'hecho', skipped: 'omitido', open: 'pendiente' } as const

type Props = {
  steps: readonly WelcomeStep[]
  /** The step that is shown; null at the end. */
  shown: WelcomeSlug | null
  /** Name of the demo's firm; null elsewhere. */
  demo: string | null
  children: ReactNode
}

/** Frame of the first start: where the person stands, the forms of a step, and the ways on. */
export function WelcomeFrame({ steps, shown, demo, children }: Props) {
  const at = steps.findIndex(({ slug }) => slug === shown)
  const step = steps[at]
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Bienvenida</h1>
          <p>Cinco pasos para que el sitio sea el de tu agencia. Cada uno se puede omitir y retomar.</p>
        </div>
      </div>
      {demo !== null && (
        <p className="max-w-200 text-sm text-ink-2">
          Lo que trae la demostración de {demo} no cuenta como hecho.{' '}
          <Link to={href('/dashboard/empezar')}>Empezar con mi agencia</Link> la vacía antes.
        </p>
      )}
      <nav aria-label="Pasos">
        <ol className="flex flex-wrap gap-2">
          {steps.map(({ slug, title, state }, number) => (
            <li key={slug}>
              <Link
                to={stepPath(slug)}
                aria-current={slug === shown ? 'step' : undefined}
                className={`${PILL_LINK} ${state === 'open' ? '' : 'text-ink-2'}`}
              >
                {state === 'done' ? <Icon name="check" /> : <span className="num">{number + 1}</span>}
                {title}
                <span className={state === 'skipped' ? 'font-normal' : 'sr-only'}> ({STATE_WORDS[state]})</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {step && (
        <div className="max-w-200">
          <p className="num text-xs text-ink-2">
            Paso {at + 1} de {WELCOME_STEPS.length}
          </p>
          <h2 className="text-xl/snug">{step.title}</h2>
          <p className="text-sm text-ink-2">{step.lead}</p>
        </div>
      )}
      {children}
      {step && <WaysOn step={step} next={nextOpenStep(steps, step.slug)} />}
    </>
  )
}

/** An open step can be skipped; from any other one the person goes on. */
function WaysOn({ step, next }: { step: WelcomeStep; next: WelcomeSlug | null }) {
  const onward = next === null ? href('/bienvenida/:step?') : stepPath(next)
  return (
    <div className="flex max-w-200 flex-wrap items-center justify-end gap-3 border-t border-line pt-5">
      {step.state === 'open' ? (
        <Form method="post" action={stepPath(step.slug)}>
          <button
            type="submit"
            name="intent"
            value={WELCOME_SKIP}
            className={buttonClass({ variant: 'outline', className: 'min-w-52' })}
          >
            Omitir este paso
          </button>
        </Form>
      ) : (
        <Link to={onward} className={buttonClass({ className: 'min-w-52' })}>
          Continuar
        </Link>
      )}
    </div>
  )
}

export function stepPath(step: WelcomeSlug): string {
  return href('/bienvenida/:step?', { step })
}
