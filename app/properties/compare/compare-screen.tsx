import { Link, href } from 'react-router'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import { useFavourites } from '#app/properties/card/use-favourites.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { type Compared, type Comparison, MOST_COMPARED } from './comparison.ts'

/** By how many properties: they share the width evenly, whatever they say, and none is narrower than 11rem. */
const TABLE_WIDTHS = ['', '', 'min-w-[29.5rem]', 'min-w-[40.5rem]', 'min-w-[51.5rem]']
const CELL = 'border-b border-line px-[.8rem] py-[.7rem] align-top'
/** On a phone the facts' names stay while the properties scroll by. */
const NAME = `${CELL} sticky left-0 z-1 w-30 bg-canvas font-medium text-ink-2 md:w-44`
const HEAD_LINK = 'flex min-h-11 items-center'

type Props = { comparison: Comparison; onlyDifferences: boolean; missing: number }

/** Up to four properties side by side. */
export function CompareScreen({ comparison: { properties, rows }, onlyDifferences, missing }: Props) {
  const slugs = properties.map(({ slug }) => slug)
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows
  return (
    <>
      <PageHead title="Comparar propiedades" lead={`Compara hasta ${MOST_COMPARED} propiedades, dato por dato.`} />
      <div className="wrap py-[clamp(2rem,1rem+4vw,4rem)]">
        {missing > 0 && (
          <p role="status" className="mb-6 rounded-md bg-sunken px-4 py-3 text-sm">
            {missing === 1
              ? 'Una de las propiedades ya no está disponible.'
              : `${missing} de las propiedades ya no están disponibles.`}
          </p>
        )}
        {properties.length === 0 ? (
          <Link to={href('/propiedades')} className={buttonClass({})}>
            Ver propiedades
          </Link>
        ) : (
          <>
            <Tools slugs={slugs} onlyDifferences={onlyDifferences} />
            <div role="region" aria-label="Comparación" tabIndex={0} className="overflow-x-auto">
              <table
                className={`w-full table-fixed border-collapse text-left text-sm leading-body ${TABLE_WIDTHS[properties.length]}`}
              >
                <caption className="sr-only">Datos de {properties.map(({ name }) => name).join(', ')}</caption>
                <thead>
                  <tr>
                    <th scope="col" className={NAME}>
                      <span className="sr-only">Dato</span>
                    </th>
                    {properties.map((property) => (
                      <Head
                        key={property.slug}
                        property={property}
                        others={slugs.filter((slug) => slug !== property.slug)}
                      />
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {shown.map(({ label, values, differs }) => (
                    <tr key={label} className={differs && !onlyDifferences ? 'font-semibold' : undefined}>
                      <th scope="row" className={NAME}>
                        {label}
                      </th>
                      {values.map((value, at) => (
                        <td key={slugs[at]} className={CELL}>
                          {value}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </div>
    </>
  )
}

function Tools({ slugs, onlyDifferences }: { slugs: string[]; onlyDifferences: boolean }) {
  const next = useFavourites().find((slug) => !slugs.includes(slug))
  return (
    <div className="screen-only mb-4 flex flex-wrap gap-3">
      <Link to={comparePath(slugs, !onlyDifferences)} replace className={buttonClass({ variant: 'outline' })}>
        {onlyDifferences ? 'Ver todos los datos' : 'Solo diferencias'}
      </Link>
      {next && slugs.length < MOST_COMPARED && (
        <Link to={comparePath([...slugs, next], onlyDifferences)} className={buttonClass({ variant: 'ghost' })}>
          Agregar de mis favoritos
        </Link>
      )}
      <Link to={href('/favoritos')} className={buttonClass({ variant: 'ghost' })}>
        Ver mis favoritos
      </Link>
    </div>
  )
}

function Head({ property: { slug, name, photo }, others }: { property: Compared; others: string[] }) {
  return (
    <th scope="col" className={`${CELL} leading-[1.35] font-semibold`}>
      <div className="mb-2 aspect-4/3 overflow-hidden rounded-sm bg-sunken">
        <PhotoPicture photo={photo} alt="" surface="card" />
      </div>
      <Link to={href('/propiedad/:propertySlug', { propertySlug: slug })} className={HEAD_LINK}>
        {name}
      </Link>
      {others.length > 0 && (
        <Link
          to={comparePath(others, false)}
          aria-label={`Quitar ${name}`}
          className={`screen-only ${HEAD_LINK} gap-[.35rem] font-medium text-ink-2`}
        >
          <Icon name="close" />
          Quitar
        </Link>
      )}
    </th>
  )
}

function comparePath(slugs: readonly string[], onlyDifferences: boolean): string {
  return `${href('/comparar')}?p=${slugs.join(',')}${onlyDifferences ? '&solo=diferencias' : ''}`
}
