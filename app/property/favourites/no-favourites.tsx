import { Link, href } from 'react-router'
import { useFavourites } from '#app/listing/card/use-favourites.tsx'
import { type CommonSearch, commonSearchName, commonSearchPath } from '#app/listing/common-search/common-search.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { listPath } from './use-own-list.tsx'

export const LOADING = 'Cargando tus favoritos...'

/** The server doesn't know the favourites, so the page doesn't say that there are none before the browser has read them. */
export function ComingFavourites() {
  const saved = useFavourites()
  return (
    <div className="noscript:hidden grid justify-items-center gap-4 py-12 text-center">
      <Icon name="heart" className="!size-10 text-ink-3" />
      <p aria-hidden="true" className="text-ink-2">
        {LOADING}
      </p>
      {saved.length > 0 && (
        <Link to={listPath(saved)} replace className={buttonClass({ variant: 'outline' })}>
          Ver mis favoritos
        </Link>
      )}
    </div>
  )
}

/** The searches that most visitors start with. */
const STARTING_SEARCHES: readonly CommonSearch[] = [
  { category: 'renta', type: 'bodega', municipality: null },
  { category: 'renta', type: 'local', municipality: null },
  { category: 'renta', type: 'oficina', municipality: null },
  { category: 'venta', type: 'terreno', municipality: null },
]

export function NoFavourites() {
  return (
    <div className="grid justify-items-center gap-4 py-12 text-center">
      <Icon name="heart" className="!size-10 text-ink-3" />
      <h2 className="text-2xl">Aún no hay propiedades en esta lista</h2>
      <p className="max-w-[44ch] text-ink-2">
        Toca el corazón de una propiedad para guardarla aquí. Tu lista se guarda en este navegador.
      </p>
      <p className="max-w-[44ch] text-ink-2 not-noscript:hidden">
        Para guardarlas hace falta JavaScript, que este navegador tiene apagado. Enciéndelo, abre el enlace de una lista
        que te compartieron, o escríbenos y te la armamos.
      </p>
      <Link to={href('/propiedades')} className={buttonClass({})}>
        Ver propiedades
      </Link>
      <ul aria-label="Por dónde empezar" className="flex flex-wrap justify-center gap-2">
        {STARTING_SEARCHES.map((search) => (
          <li key={commonSearchPath(search)}>
            <Link to={commonSearchPath(search)} className="quick">
              {commonSearchName(search)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
