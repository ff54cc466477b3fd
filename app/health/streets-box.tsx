import { Link, href } from 'react-router'
import type { Streets } from '#app/listing/map/streets/streets.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'

type Props = {
  streets: Streets | null
  /** The commands for the agency's own states; null without a state. */
  command: string | null
}

/** The streets of the map: which are used, and how to get those of the agency's own states. */
export function StreetsBox({ streets, command }: Props) {
  return (
    <section aria-labelledby="calles" className={`${BOX} max-w-160`}>
      <BoxHead id="calles" title="Calles en el mapa" />
      <div className={`${BOX_BODY} grid gap-3 text-sm`}>
        <p className="wrap-anywhere">
          {streets
            ? `El mapa ofrece «Ver calles», de ${streets.url}`
            : 'El mapa no ofrece calles: no hay un archivo de ellas.'}
        </p>
        {command === null ? (
          <p className="text-ink-2">
            Para recortar las de tus estados,{' '}
            <Link to={href('/dashboard/configuracion/ubicacion')} className={TEXT_LINK}>
              di en cuáles trabajas
            </Link>
            .
          </p>
        ) : (
          <>
            <p className="text-ink-2">
              Así se recortan las de tus estados, en el servidor. El archivo va en la carpeta <code>maps</code> de los
              datos, y el sitio se reinicia.
            </p>
            <pre className="rounded-sm bg-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere">{command}</pre>
          </>
        )}
      </div>
    </section>
  )
}
