import { TELL_US_NUMBER } from '#app/ui/failure-words.ts'
import { href, isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { FULL } from '#app/forms/no-answer.ts'
import { FULL_DISK } from '#app/ui/outage-words.ts'
import { useRequestId } from '#app/ui/request-id.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { EmptyBox } from './panel-empty.tsx'
import { NOT_PERMITTED } from './permission.ts'

/** What is said of a change that was not made, or of an address without a page, by the status. */
const ANSWERS: Record<number, { title: string; sentence: string }> = {
  400: { title: 'No se entendió lo que se envió', sentence: 'No se hizo ningún cambio.' },
  403: { title: 'Tu cuenta no tiene permiso para hacer ese cambio', sentence: NOT_PERMITTED },
  404: { title: 'Página no encontrada', sentence: 'Esta dirección no existe.' },
  [FULL]: FULL_DISK,
}

/** Error page of one section; the frame of the panel stays. `heading`: 'h2' below a frame with a heading of its own. */
export function SectionFailed({ heading: Heading = 'h1' }: { heading?: 'h1' | 'h2' }) {
  const requestId = useRequestId()
  const { pathname, search } = useLocation()
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const answer = ANSWERS[status]
  if (answer)
    return (
      <EmptyBox>
        <Icon name="warning" className="text-[2rem] text-warn" />
        <Heading className="text-2xl">{answer.title}</Heading>
        <p role="alert">{answer.sentence}</p>
        {status === 404 ? (
          <a className={buttonClass()} href={href('/dashboard')}>
            Ir al Dashboard
          </a>
        ) : (
          <a className={buttonClass()} href={pathname + search}>
            Volver a la sección
          </a>
        )}
      </EmptyBox>
    )
  return (
    <EmptyBox>
      <Icon name="warning" className="text-[2rem] text-danger" />
      <Heading className="text-2xl">No se pudo cargar esta sección</Heading>
      <p role="alert">El sitio no pudo prepararla. Vuelve a intentarlo.</p>
      {requestId && (
        <p className="text-2xs">
          {TELL_US_NUMBER} <span className="num font-semibold break-all">{requestId}</span>
        </p>
      )}
      <a className={buttonClass()} href={pathname + search}>
        Reintentar
      </a>
    </EmptyBox>
  )
}

/** Error page of the whole panel, when its frame could not be loaded either. */
export function PanelFailed() {
  return (
    <main id="main" data-theme="auto" className="grid min-h-dvh content-center bg-canvas-2 p-(--gutter) text-ink">
      <SectionFailed />
    </main>
  )
}
