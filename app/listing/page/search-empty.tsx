import { NextSteps } from '#app/listing/landing/next-steps.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SearchLinks } from '#app/listing/common-search/search-links.tsx'
import type { SearchLink } from '#app/listing/common-search/search-view.ts'

/** A search that finds nothing today: it says so and shows what lies next to it. The status is 404. */
export function SearchEmpty({ name, related }: { name: string; related: SearchLink[] }) {
  return (
    <>
      <PageHead title={name} lead="Por ahora no hay ninguna disponible. Mira lo más cercano o todo el catálogo.">
        <NextSteps />
      </PageHead>
      <SearchLinks links={related} />
    </>
  )
}
