import { href } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { DemoDialog } from '#app/site/modal-test/demo-dialog.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/modal-test.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Prueba de ventana modal',
    description: 'Página de prueba: una ventana modal que se abre sola un segundo después.',
    path: href('/modal-test'),
    noindex: true,
  })
}

export default function ModalTest() {
  return (
    <PageHead title="Prueba de ventana modal" lead="La ventana se abre sola un segundo después de cargar la página.">
      <DemoDialog />
    </PageHead>
  )
}
