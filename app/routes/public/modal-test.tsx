import { AGENCY } from '#app/agency/agency.ts'
import { DemoDialog } from '#app/agency/dialog/demo-dialog.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/modal-test.ts'

export function meta(): Route.MetaDescriptors {
  return [
    { title: `Prueba de ventana modal · ${AGENCY.name}` },
    { name: 'description', content: 'Página de prueba: una ventana modal que se abre sola un segundo después.' },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ModalTest() {
  return (
    <PageHead title="Prueba de ventana modal" lead="La ventana se abre sola un segundo después de cargar la página.">
      <DemoDialog />
    </PageHead>
  )
}
