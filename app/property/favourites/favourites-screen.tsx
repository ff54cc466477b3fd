import { type ChangeEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { Form, Link, href } from 'react-router'
import { whatsappUrl } from '#app/agency/agency.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import { ListingCard } from '#app/listing/card/property-card.tsx'
import { HEART } from '#app/listing/card/card-heart.tsx'
import { countLabel } from '#app/listing/search/filter-url.ts'
import { ShareButton } from '#app/property/page/share-button.tsx'
import { type PropertyCard, propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { type CommonSearch, commonSearchName, commonSearchPath } from '#app/listing/common-search/common-search.ts'
import { MOST_COMPARED } from '#app/property/compare/comparison.ts'
import { favouritesMessage } from './favourites-message.ts'
import { NotOnOffer } from './not-on-offer.tsx'
import { listPath, useOwnList } from './use-own-list.tsx'

/** The form whose boxes stand at the cards. */
const CHOICE = 'comparar'

type Props = { asked: string[]; properties: PropertyCard[]; missing: string[]; publicUrl: string }

/** The properties of a link, or of this browser where the address names none. */
export function FavouritesScreen({ asked, properties: listed, missing, publicUrl }: Props) {
  const properties = useOwnList(asked, listed)
  const cards = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusOfTaken(cards, properties)
  return (
    <>
      <PageHead
        title="Favoritos"
        lead="Guarda propiedades con el corazón, compáralas y comparte la lista con quien decide contigo."
      />
      <div
        ref={cards}
        tabIndex={-1}
        onClickCapture={keepFocus}
        className="wrap py-[clamp(2rem,1rem+4vw,4rem)] focus:outline-none"
      >
        <p role="status" className="sr-only">
          {countLabel(properties.length)}
        </p>
        {missing.length > 0 && <NotOnOffer slugs={missing} forgotten={() => cards.current?.focus()} />}
        {properties.length > 0 ? <List properties={properties} publicUrl={publicUrl} /> : <Empty />}
      </div>
    </>
  )
}

/** With its card goes the heart that was pressed: the card in its place has the focus then, without one the page. */
function useFocusOfTaken(page: RefObject<HTMLElement | null>, properties: readonly PropertyCard[]) {
  const pressed = useRef<number | null>(null)
  useEffect(() => {
    const at = pressed.current
    pressed.current = null
    if (at === null || document.activeElement !== document.body) return
    const hearts = [...(page.current?.querySelectorAll<HTMLElement>(HEART) ?? [])]
    const next = hearts[at] ?? hearts.at(-1) ?? page.current
    next?.focus()
  }, [page, properties])

  return ({ target }: MouseEvent) => {
    const heart = target instanceof Element && target.closest<HTMLElement>(HEART)
    const hearts = [...(page.current?.querySelectorAll<HTMLElement>(HEART) ?? [])]
    pressed.current = heart ? hearts.indexOf(heart) : null
  }
}

function List({ properties, publicUrl }: { properties: readonly PropertyCard[]; publicUrl: string }) {
  const agency = useAgency()
  const slugs = properties.map(({ slug }) => slug)
  const listUrl = publicUrl + listPath(slugs)
  const wanted = properties.map((property) => ({
    title: propertyName(property),
    code: propertyCode(property),
    url: publicUrl + href('/propiedad/:propertySlug', { propertySlug: property.slug }),
  }))
  return (
    <>
      <div className="screen-only mb-6 flex flex-wrap items-center gap-3">
        <a
          href={whatsappUrl(agency, favouritesMessage(wanted, listUrl))}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'wa' })}
        >
          <Icon name="whatsapp" />
          Cotizar la lista
        </a>
        {slugs.length > 1 && (
          <Form id={CHOICE} action={href('/comparar')} className="contents">
            <button type="submit" className={buttonClass({ variant: 'outline' })}>
              Comparar las elegidas
            </button>
          </Form>
        )}
        <ShareButton title="Propiedades de mi lista" url={listUrl} />
      </div>
      <h2 className="sr-only">Propiedades de la lista</h2>
      <ul className="listing-cards">
        {properties.map((property, at) => (
          <li key={property.id} className="grid min-w-0 grid-rows-[1fr_auto] gap-2">
            <ListingCard property={property} publicUrl={publicUrl} />
            {slugs.length > 1 && (
              <label className="screen-only flex min-h-11 items-center gap-2 text-sm font-medium">
                <input
                  type="checkbox"
                  form={CHOICE}
                  name="p"
                  value={property.slug}
                  defaultChecked={at < MOST_COMPARED}
                  onChange={keepToMost}
                  className="size-5 accent-action"
                />
                <span>
                  Comparar<span className="sr-only">: {propertyName(property)}</span>
                </span>
              </label>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The one more than fit takes the place of the last that was chosen before it. */
function keepToMost({ currentTarget: chosen }: ChangeEvent<HTMLInputElement>) {
  const others = [...document.querySelectorAll<HTMLInputElement>(`input[form=${CHOICE}]:checked`)]
  const last = others.filter((box) => box !== chosen).at(-1)
  if (chosen.checked && others.length > MOST_COMPARED && last) last.checked = false
}

/** Where most begin. */
const BEGINNINGS: readonly CommonSearch[] = [
  { category: 'renta', type: 'bodega', municipality: null },
  { category: 'renta', type: 'local', municipality: null },
  { category: 'renta', type: 'oficina', municipality: null },
  { category: 'venta', type: 'terreno', municipality: null },
]

function Empty() {
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
        {BEGINNINGS.map((search) => (
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
