import { type ChangeEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { Form, href } from 'react-router'
import { ChatLink } from '#app/agency/contact-links.tsx'
import { ListingCard } from '#app/listing/card/property-card.tsx'
import { HEART } from '#app/listing/card/card-heart.tsx'
import { countLabel } from '#app/listing/search/filter-url.ts'
import { ShareButton } from '#app/property/page/share-button.tsx'
import { type PropertyCard, propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import { buttonClass } from '#app/ui/button.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Tick } from '#app/ui/form/check-box.tsx'
import { MOST_COMPARED } from '#app/property/compare/comparison.ts'
import { favouritesMessage } from './favourites-message.ts'
import { ComingFavourites, LOADING, NoFavourites } from './no-favourites.tsx'
import { listPath, useOwnList } from './use-own-list.tsx'
import { toggleFavourite, useFavourites } from '#app/listing/card/use-favourites.tsx'

/** ID of the form of the checkboxes at the cards. */
const COMPARE_FORM = 'comparar'

type Props = { requested: string[]; properties: PropertyCard[]; missing: string[]; publicUrl: string }

/** The properties of a shared link, or this browser's favourites if the address has none. */
export function FavouritesScreen({ requested, properties, missing, publicUrl }: Props) {
  const isComing = useOwnList(requested)
  const cards = useRef<HTMLDivElement>(null)
  const rememberHeart = useFocusAfterRemoval(cards, properties)
  return (
    <>
      <PageHead
        title="Favoritos"
        lead="Guarda propiedades con el corazón, compáralas y comparte la lista con quien decide contigo."
      />
      <div
        ref={cards}
        tabIndex={-1}
        onClickCapture={rememberHeart}
        className="wrap py-[clamp(2rem,1rem+4vw,4rem)] focus:outline-none"
      >
        <p role="status" className={isComing ? 'sr-only noscript:hidden' : 'sr-only'}>
          {isComing ? LOADING : countLabel(properties.length)}
        </p>
        {missing.length > 0 && <NotOnOffer slugs={missing} onRemoved={() => cards.current?.focus()} />}
        {isComing && <ComingFavourites />}
        {properties.length > 0 ? (
          <List properties={properties} publicUrl={publicUrl} />
        ) : (
          <div className={isComing ? 'not-noscript:hidden' : undefined}>
            <NoFavourites />
          </div>
        )}
      </div>
    </>
  )
}

/** A removed card takes its focused heart with it. The focus goes to the card in its place, or else to the page. */
function useFocusAfterRemoval(page: RefObject<HTMLElement | null>, properties: readonly PropertyCard[]) {
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
        <ChatLink message={favouritesMessage(wanted, listUrl)} className={buttonClass({ variant: 'wa' })}>
          Cotizar la lista
        </ChatLink>
        {slugs.length > 1 && (
          <Form id={COMPARE_FORM} action={href('/comparar')} className="contents">
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
                <Tick
                  type="checkbox"
                  form={COMPARE_FORM}
                  name="p"
                  value={property.slug}
                  defaultChecked={at < MOST_COMPARED}
                  onChange={limitChecked}
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

/** A choice over the limit unchecks the last other one. */
function limitChecked({ currentTarget: chosen }: ChangeEvent<HTMLInputElement>) {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`input[form=${COMPARE_FORM}]:checked`)]
  const last = boxes.filter((box) => box !== chosen).at(-1)
  if (chosen.checked && boxes.length > MOST_COMPARED && last) last.checked = false
}

/** Notice of properties that are no longer available, with a button that removes them from this browser's favourites. */
function NotOnOffer({ slugs, onRemoved }: { slugs: readonly string[]; onRemoved: () => void }) {
  const own = useFavourites()
  const saved = slugs.filter((slug) => own.includes(slug))
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3 text-sm">
      <p role="status">
        {slugs.length === 1
          ? 'Una propiedad de esta lista ya no está disponible.'
          : `${slugs.length} propiedades de esta lista ya no están disponibles.`}
      </p>
      {saved.length > 0 && (
        <button
          type="button"
          onClick={() => {
            for (const slug of saved) toggleFavourite(slug)
            onRemoved()
          }}
          className={buttonClass({ variant: 'outline' })}
        >
          {saved.length === 1 ? 'Quitarla de mis favoritos' : 'Quitarlas de mis favoritos'}
        </button>
      )}
    </div>
  )
}
