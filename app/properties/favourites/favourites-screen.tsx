import { useEffect } from 'react'
import { Link, href, useNavigate } from 'react-router'
import { whatsappUrl } from '#app/agency/agency.ts'
import { ListingCard } from '#app/properties/card/property-card.tsx'
import { useFavourites } from '#app/properties/card/use-favourites.tsx'
import { ShareButton } from '#app/properties/detail/share-button.tsx'
import { type PropertyCard as Card, propertyName } from '#app/properties/property.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { MOST_COMPARED } from '#app/properties/compare/comparison.ts'
import { favouritesMessage } from './favourites-message.ts'

type Props = { asked: string[]; properties: Card[]; missing: number; publicUrl: string }

/** The properties of a link, or of this browser where the address names none. */
export function FavouritesScreen({ asked, properties, missing, publicUrl }: Props) {
  useOwnList(asked)
  return (
    <>
      <PageHead
        title="Favoritos"
        lead="Guarda propiedades con el corazón, compáralas y comparte la lista con quien decide contigo."
      />
      <div className="wrap py-[clamp(2rem,1rem+4vw,4rem)]">
        {missing > 0 && (
          <p role="status" className="mb-6 rounded-md bg-sunken px-4 py-3 text-sm">
            {missing === 1
              ? 'Una propiedad de esta lista ya no está disponible.'
              : `${missing} propiedades de esta lista ya no están disponibles.`}
          </p>
        )}
        {properties.length > 0 ? <List properties={properties} publicUrl={publicUrl} /> : <Empty />}
      </div>
    </>
  )
}

/** Without a list in the address it is this browser's: it goes into the address, to be shared and kept. */
function useOwnList(asked: readonly string[]) {
  const navigate = useNavigate()
  const own = useFavourites().join(',')
  useEffect(() => {
    if (asked.length === 0 && own !== '') void navigate(listPath(own.split(',')), { replace: true })
  }, [asked.length, own, navigate])
}

function List({ properties, publicUrl }: { properties: Card[]; publicUrl: string }) {
  const slugs = properties.map(({ slug }) => slug)
  const listUrl = publicUrl + listPath(slugs)
  const wanted = properties.map((property) => ({
    title: propertyName(property),
    url: publicUrl + href('/propiedad/:propertySlug', { propertySlug: property.slug }),
  }))
  return (
    <>
      <div className="screen-only mb-6 flex flex-wrap items-center gap-3">
        <a
          href={whatsappUrl(favouritesMessage(wanted, listUrl))}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'wa' })}
        >
          <Icon name="whatsapp" />
          Cotizar la lista
        </a>
        {slugs.length > 1 && (
          <Link
            to={`${href('/comparar')}?p=${slugs.slice(0, MOST_COMPARED).join(',')}`}
            className={buttonClass({ variant: 'outline' })}
          >
            Comparar{slugs.length > MOST_COMPARED ? ` las primeras ${MOST_COMPARED}` : ''}
          </Link>
        )}
        <ShareButton title="Propiedades de mi lista" url={listUrl} />
      </div>
      <h2 className="sr-only">Propiedades de la lista</h2>
      <ul className="listing-cards">
        {properties.map((property) => (
          <li key={property.id} className="grid min-w-0">
            <ListingCard property={property} publicUrl={publicUrl} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Empty() {
  return (
    <div className="grid justify-items-center gap-4 py-12 text-center">
      <Icon name="heart" className="!size-10 text-ink-3" />
      <h2 className="text-2xl">Aún no hay propiedades en esta lista</h2>
      <p className="max-w-[44ch] text-ink-2">
        Toca el corazón de una propiedad para guardarla aquí. Tu lista se guarda en este navegador.
      </p>
      <noscript>
        <p className="max-w-[44ch] text-ink-2">
          Para guardarlas hace falta JavaScript, que este navegador tiene apagado. Enciéndelo, abre el enlace de una
          lista que te compartieron, o escríbenos y te la armamos.
        </p>
      </noscript>
      <Link to={href('/propiedades')} className={buttonClass({})}>
        Ver propiedades
      </Link>
    </div>
  )
}

function listPath(slugs: readonly string[]): string {
  return `${href('/favoritos')}?p=${slugs.join(',')}`
}
