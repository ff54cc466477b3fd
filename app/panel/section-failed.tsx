import { useLocation } from 'react-router'
import { useRequestId } from '#app/request-id.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { EmptyBox } from './empty-box.tsx'

/** Error page of one section; the frame of the panel stays. */
export function SectionFailed() {
  const requestId = useRequestId()
  const { pathname, search } = useLocation()
  return (
    <EmptyBox>
      <Icon name="warning" className="text-[2rem] text-danger" />
      <h1 className="text-2xl">No se pudo cargar esta sección</h1>
      <p role="alert">Revisa tu conexión y vuelve a intentarlo.</p>
      {requestId && (
        <p className="text-2xs">
          Si el problema sigue, dinos este número: <span className="num font-semibold break-all">{requestId}</span>
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
