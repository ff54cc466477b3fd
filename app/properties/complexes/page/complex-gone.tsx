import { WaysOn } from '#app/properties/landing/ways-on.tsx'
import { PageHead } from '#app/ui/page-head.tsx'

/** There is no such conjunto, or not any more: nobody is sent away, the properties that it had may still be there. */
export function ComplexGone() {
  return (
    <PageHead title="El conjunto no fue encontrado" lead="Quizá cambió de nombre o ya no está en el catálogo.">
      <WaysOn />
    </PageHead>
  )
}
