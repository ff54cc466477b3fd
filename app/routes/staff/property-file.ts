import { redirect } from 'react-router'
import { dossierPath } from '#app/editing/dossier/dossier.ts'
import { openFile } from '#app/editing/dossier/files.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { noticePath } from '#app/site/notice-path.ts'
import type { Route } from './+types/property-file.ts'

/** A private file of a property, to download. The guard of the panel has checked who requests it. */
export async function loader({ params: { propertyId, fileId }, context }: Route.LoaderArgs) {
  const file = await openFile(context.get(partsContext), propertyId, fileId)
  if (!file) throw redirect(noticePath(dossierPath(propertyId), 'archivo-inexistente'))
  return new Response(file.contents, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Length': String(file.contents.byteLength),
      'Content-Disposition': attachment(file.name),
      'Cache-Control': 'no-store',
    },
  })
}

/** The name in ASCII, and as it is for browsers that read RFC 5987. */
function attachment(name: string): string {
  const ascii = name.normalize('NFD').replaceAll(/[^\w .()-]/g, '')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
