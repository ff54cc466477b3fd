import { Link, href } from 'react-router'
import { whatsappUrl } from '#app/agency/agency.ts'
import { Brand } from '#app/agency/brand.tsx'
import { useAgency } from '#app/agency/use-agency.tsx'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import { priceSize } from '#app/property/page/price-size.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Compared, Comparison } from './comparison.ts'
import { loneFacts } from './lone-facts.ts'
import './compare.css'

/**
 * Indexed by the number of properties. Their columns are equally wide, 7.25rem at least: a phone shows two of them and the
 * edge of the next. compare.css shows a hint if the table is wider than its frame.
 */
const TABLE_WIDTHS = [
  '',
  'min-w-[13.75rem]',
  'min-w-[21rem]',
  'min-w-[28.25rem] md:min-w-[35.5rem]',
  'min-w-[35.5rem] md:min-w-[47rem]',
]
const CELL = 'border-b border-line px-2 py-[.7rem] align-top md:px-[.8rem]'
/** On a phone the column of names is sticky, unless the text is so large that nothing fits beside it. */
const NAME = `${CELL} sticky left-0 bg-canvas font-medium text-ink-2 w-26 pl-0! pr-1! hyphens-auto max-md:text-2xs md:pr-2! max-[16rem]:static md:w-36 lg:w-44`
const QUOTE = buttonClass({ variant: 'wa', size: 'sm', className: 'w-full' })

type Props = {
  comparison: Comparison
  label: string
  onlyDifferences: boolean
  /** Address of the comparison without a property ('Quitar'); null for the only one. */
  pathWithout: (slug: string) => string | null
}

/** Properties side by side. Names, prices and 'Cotizar' are sticky while the facts scroll. */
export function ComparisonTable({ comparison, label, onlyDifferences, pathWithout }: Props) {
  const { properties, rows } = comparison
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows
  const lone = loneFacts(shown, properties.length)
  return (
    <div className="compare">
      {properties.length > 1 && (
        <p data-of={properties.length} className="compare-hint screen-only">
          Desliza para ver las {properties.length} propiedades
          <Icon name="right" />
        </p>
      )}
      <div className="compare-frame">
        <div
          role="region"
          aria-label={label}
          tabIndex={0}
          className="compare-facts relative max-h-[calc(100dvh-5.5rem)] overflow-auto lg:max-h-none lg:overflow-visible print:max-h-none"
        >
          <table
            className={`w-full table-fixed border-separate border-spacing-0 text-left text-sm leading-body ${TABLE_WIDTHS[properties.length]}`}
          >
            <caption className="sr-only">Datos de {properties.map(({ name }) => name).join(', ')}</caption>
            <thead>
              <tr>
                <td className="sticky left-0 z-1 w-26 bg-canvas md:w-36 lg:w-44">
                  <span className="sr-only">Foto</span>
                  <PrintedAgency />
                </td>
                {properties.map((property) => (
                  <Photo key={property.slug} property={property} without={pathWithout(property.slug)} />
                ))}
              </tr>
              <tr>
                <th scope="col" className={`${NAME} top-0 z-3 lg:top-15`}>
                  <span className="sr-only">Dato</span>
                </th>
                {properties.map((property) => (
                  <Head key={property.slug} property={property} />
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.length === 0 && (
                <tr>
                  <td colSpan={properties.length + 1} className={CELL}>
                    Todos sus datos son iguales.
                  </td>
                </tr>
              )}
              {shown.map(({ label: fact, values, best }) => (
                <tr key={fact} className={lone?.labels.has(fact) ? 'screen-only' : undefined}>
                  <th scope="row" className={`${NAME} z-1`}>
                    {fact}
                  </th>
                  {values.map((value, at) => (
                    <td key={properties[at]?.slug} className={best.includes(at) ? `${CELL} font-bold` : CELL}>
                      {value}
                      {best.includes(at) && (
                        <span className="text-ok">
                          <Icon name="check" className="ml-1 inline-block align-[-.15em] screen-only" />
                          <span className="sr-only"> (el mejor)</span>
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
              {lone && (
                <tr className="compare-lone hidden print:table-row">
                  <th scope="row" className={NAME}>
                    Además
                  </th>
                  {lone.texts.map((text, at) => (
                    <td key={properties[at]?.slug} className={CELL}>
                      {text || '—'}
                    </td>
                  ))}
                </tr>
              )}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  )
}

/** Only printed. */
function PrintedAgency() {
  const { phone, email } = useAgency()
  return (
    <div className="compare-agency num hidden align-top print:block">
      <Brand />
      {phone && <p>{phone.display}</p>}
      <p>{email}</p>
    </div>
  )
}

function Photo({ property: { name, photo }, without }: { property: Compared; without: string | null }) {
  return (
    <td className="compare-photo px-2 align-top md:px-[.8rem]">
      <div className="aspect-4/3 overflow-hidden lg:max-w-[20dvh] rounded-sm bg-sunken">
        <PhotoPicture photo={photo} alt="" surface="card" />
      </div>
      {without !== null && (
        <Link
          to={without}
          aria-label={`Quitar ${name}`}
          className="screen-only flex min-h-11 items-center gap-[.35rem] font-medium text-ink-2"
        >
          <Icon name="close" />
          Quitar
        </Link>
      )}
    </td>
  )
}

/** `h-px` makes `h-full` work inside the cell, so that all 'Cotizar' buttons are on one line. */
function Head({ property: { slug, name, price, isBestPrice, query, message } }: { property: Compared }) {
  const url = whatsappUrl(useAgency(), message)
  return (
    <th scope="col" className={`${CELL} sticky top-0 z-2 h-px bg-canvas leading-[1.35] font-semibold lg:top-15`}>
      <div className="flex h-full flex-col">
        <Link
          to={href('/propiedad/:propertySlug', { propertySlug: slug }) + query}
          title={name}
          className="mb-1 block min-h-11"
        >
          <span className="line-clamp-2">{name}</span>
        </Link>
        <p className="@container num mb-2 font-display">
          <span className={`[--price-size:1rem] ${priceSize(price)}`}>{price}</span>
          {isBestPrice && <span className="block text-2xs font-medium text-ok">El precio más bajo</span>}
        </p>
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`Cotizar ${name} por WhatsApp`}
            className={`screen-only mt-auto ${QUOTE}`}
          >
            <Icon name="whatsapp" />
            Cotizar
          </a>
        )}
      </div>
    </th>
  )
}
