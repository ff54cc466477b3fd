import { Link, href } from 'react-router'
import { EmptyLine } from '#app/agency/empty-line.tsx'
import { useFavourites } from '#app/listing/card/use-favourites.tsx'
import { CATEGORY_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { buttonClass } from '#app/ui/button.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { type Comparison, MOST_COMPARED } from './comparison.ts'
import { LoneProperty } from './lone-property.tsx'
import { ComparisonTable } from './comparison-table.tsx'

/** `offered` and `missing`: how many properties of the address are available, and how many are not. */
type Props = { comparisons: Comparison[]; onlyDifferences: boolean; missing: number; offered: number }

const NOTICE = 'mb-6 rounded-md bg-sunken px-4 py-3 text-sm'

/** Up to four properties side by side, one table per operation. */
export function CompareScreen({ comparisons, onlyDifferences, missing, offered }: Props) {
  // A property with two operations may be in two comparisons.
  const slugs = [...new Set(comparisons.flatMap(({ properties }) => properties.map(({ slug }) => slug)))]
  function pathWithout(slug: string) {
    const remaining = slugs.filter((other) => other !== slug)
    return remaining.length > 0 ? comparePath(remaining, onlyDifferences) : null
  }
  return (
    <>
      <PageHead
        title="Comparar propiedades"
        lead={`Compara hasta ${MOST_COMPARED} propiedades, dato por dato.`}
        low={slugs.length > 0}
      />
      <div className="wrap py-[clamp(1.25rem,1rem+1.5vw,2rem)]">
        {offered > MOST_COMPARED && (
          <p role="status" className={NOTICE}>
            Aquí están las primeras {MOST_COMPARED} de las {offered} propiedades que elegiste.
          </p>
        )}
        {missing > 0 && (
          <p role="status" className={NOTICE}>
            {missing === 1
              ? 'Una de las propiedades ya no está disponible.'
              : `${missing} de las propiedades ya no están disponibles.`}
          </p>
        )}
        {slugs.length === 0 ? (
          <Empty />
        ) : (
          <Tools slugs={slugs} onlyDifferences={onlyDifferences} hasTable={comparisons.some(isTable)} />
        )}
        {comparisons.map((comparison) => {
          const deal = `En ${CATEGORY_LABELS[comparison.category].toLowerCase()}`
          return (
            <section key={comparison.category} className="not-first-of-type:mt-12">
              {comparisons.length > 1 && <h2 className="mb-3 text-2xl">{deal}</h2>}
              {isTable(comparison) ? (
                <ComparisonTable
                  comparison={comparison}
                  label={comparisons.length > 1 ? `Comparación: ${deal.toLowerCase()}` : 'Comparación'}
                  onlyDifferences={onlyDifferences}
                  pathWithout={pathWithout}
                />
              ) : (
                comparison.properties.map((property) => (
                  <LoneProperty
                    key={property.slug}
                    category={comparison.category}
                    property={property}
                    isOnly={slugs.length === 1}
                    without={pathWithout(property.slug)}
                  />
                ))
              )}
            </section>
          )
        })}
      </div>
    </>
  )
}

function Empty() {
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <EmptyLine />
      <h2 className="text-2xl">Elige qué comparar</h2>
      <p className="max-w-[44ch] text-ink-2">
        Guarda con el corazón las propiedades que te interesen y elige hasta {MOST_COMPARED} en tus favoritos.
      </p>
      <p className="max-w-[44ch] text-ink-2 not-noscript:hidden">
        Para guardarlas hace falta JavaScript, que este navegador tiene apagado. Enciéndelo, o abre el enlace de una
        comparación que te compartieron.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={href('/propiedades')} className={buttonClass()}>
          Ver propiedades
        </Link>
        <Link to={href('/favoritos')} className={buttonClass({ variant: 'outline' })}>
          Ver mis favoritos
        </Link>
      </div>
    </div>
  )
}

function isTable({ properties }: Comparison): boolean {
  return properties.length > 1
}

function Tools({ slugs, onlyDifferences, hasTable }: { slugs: string[]; onlyDifferences: boolean; hasTable: boolean }) {
  const next = useFavourites().find((slug) => !slugs.includes(slug))
  return (
    <div className="screen-only mb-4 flex flex-wrap gap-3">
      {hasTable && (
        <Link to={comparePath(slugs, !onlyDifferences)} replace className={buttonClass({ variant: 'outline' })}>
          {onlyDifferences ? 'Ver todos los datos' : 'Solo diferencias'}
        </Link>
      )}
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

function comparePath(slugs: readonly string[], onlyDifferences: boolean): string {
  return `${href('/comparar')}?p=${slugs.join(',')}${onlyDifferences ? '&solo=diferencias' : ''}`
}
