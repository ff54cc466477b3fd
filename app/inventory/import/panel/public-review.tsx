import { Link, href } from 'react-router'
import { counted } from '#app/panel/counted.ts'
import { BANNER } from '#app/ui/panel/banner.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { rowsAddress } from '#app/jobs/panel/row-pills.tsx'
import type { ImportRow, ShownImport } from '#app/inventory/import/kind/shown-import.ts'

/** Says before the import that rows leave something out, or have a text that may not be meant for visitors. */
export function Warned({ shown: { id, warned } }: { shown: ShownImport }) {
  return (
    <p className={`${BANNER} num max-w-(--measure)`}>
      <span>
        {counted(warned, 'fila tiene', 'filas tienen')} algo que revisar: un dato que se deja fuera, un texto público
        que parece privado o un precio fuera de lo común. {warned === 1 ? 'Mírala' : 'Míralas'} antes de importar:{' '}
        {warned === 1 ? 'se importa como está' : 'se importan como están'}.{' '}
        <Link
          to={rowsAddress(href('/dashboard/importar/:importId', { importId: id }), 'warned')}
          preventScrollReset
          className="underline"
        >
          Ver las filas con aviso
        </Link>
      </span>
    </p>
  )
}

/** Apart from what changes: every word that becomes public, as it becomes public. */
export function VisitorsRead({ read, title }: { read: ImportRow['read']; title: string }) {
  return (
    <Disclosure
      className="text-sm"
      summary={
        <span>
          Lo que leerían los visitantes<span className="sr-only"> de {title}</span>
        </span>
      }
    >
      <dl className="mt-1 grid gap-1 rounded-sm bg-sunken px-3 py-2">
        {read.map(({ label, text }, at) => (
          <div key={`${label}-${at}`} className="wrap-anywhere whitespace-pre-line">
            <dt className="inline font-semibold">{label}:</dt> <dd className="inline">{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
