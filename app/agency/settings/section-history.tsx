import { useAgency } from '#app/agency/use-agency.tsx'
import { Form, Link, href } from 'react-router'
import { formatMoment } from '#app/calendar/moment.ts'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'

/** A saved version as the panel lists it. */
type ListedVersion = { number: number; savedAt: string; savedBy: string | null }

type Props = {
  /** The newest first; the first one is shown to visitors. */
  versions: readonly ListedVersion[]
  slug: string
  hasPreview: boolean
}

/** Who saved a section and when, with the way back to an earlier version. */
export function SectionHistory({ versions, slug, hasPreview }: Props) {
  const { timeZone } = useAgency()
  if (versions.length === 0) return null
  const [newest, ...earlier] = versions
  return (
    <section aria-labelledby="versiones" className={`${BOX} max-w-200`}>
      <BoxHead id="versiones" title="Versiones" />
      <ol className={`${BOX_BODY} grid gap-2`}>
        {versions.map((version, at) => (
          <li key={version.number} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <span className="min-w-0 grow">
              {formatMoment(timeZone, version.savedAt)}
              <span className="text-ink-2">&nbsp;· {version.savedBy ?? 'Con el producto'}</span>
              {at === 0 && <b className="font-semibold">&nbsp;· la que se ve</b>}
            </span>
            {hasPreview && (
              <Link
                to={`${href('/dashboard/configuracion/agencia/:section/vista-previa', { section: slug })}?version=${version.number}`}
                target="_blank"
                className="inline-flex min-h-9 items-center pointer-coarse:min-h-11"
              >
                Ver
              </Link>
            )}
            {at > 0 && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="restore" />
                <input type="hidden" name="version" value={version.number} />
                <input type="hidden" name="seen" value={newest?.number} />
                <button type="submit" className={buttonClass({ variant: 'outline', size: 'sm' })}>
                  {at === 1 ? 'Deshacer el último guardado' : 'Restaurar'}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ol>
      {earlier.length > 0 && (
        <p className="px-[1.1rem] pb-[1.1rem] text-sm">
          <Link
            to={href('/dashboard/configuracion/agencia/:section/versiones', { section: slug })}
            className="inline-flex min-h-9 items-center pointer-coarse:min-h-11"
          >
            Comparar versiones
          </Link>
        </p>
      )}
      {earlier.length === 0 && (
        <p className="px-[1.1rem] pb-[1.1rem] text-sm text-ink-2">Al guardar, esta versión se conserva aquí.</p>
      )}
    </section>
  )
}
