import { useEffect, useSyncExternalStore } from 'react'
import { href, useNavigate } from 'react-router'
import { noticePath } from '#app/site/notice-path.ts'
import { NextSteps } from '#app/listing/landing/next-steps.tsx'
import { PageHead } from '#app/ui/page-head.tsx'

const LISTING = noticePath(href('/propiedades'), 'propiedad-no-encontrada')

/** Says that the property doesn't exist and goes to the listing, which says it again (decisions 3 and 16). */
export function DetailGone() {
  const navigate = useNavigate()
  // Only a document from the server has the refresh. Within the app it would reload everything.
  const fromServer = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  useEffect(() => void navigate(LISTING, { replace: true }), [navigate])
  return (
    <div role="alert">
      {fromServer && <meta httpEquiv="refresh" content={`0;url=${LISTING}`} />}
      <PageHead title="La propiedad no fue encontrada" lead="Te llevamos a las propiedades disponibles.">
        <NextSteps />
      </PageHead>
    </div>
  )
}
