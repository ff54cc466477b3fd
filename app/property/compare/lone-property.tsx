import { Link, href } from 'react-router'
import { CATEGORY_LABELS, type Category } from '#app/catalogue/facts/vocabulary.ts'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import { buttonClass } from '#app/ui/button.ts'
import type { Compared } from './comparison.ts'

type Props = { category: Category; property: Compared; isOnly: boolean; without: string | null }

/** Instead of a table of one column. `isOnly`: whether nothing else is compared. `without`: address without the property. */
export function LoneProperty({ category, property: { slug, name, photo, price, query }, isOnly, without }: Props) {
  const Title = isOnly ? 'h2' : 'h3'
  return (
    <div className="flex flex-wrap items-start gap-5">
      <div className="aspect-4/3 w-44 overflow-hidden rounded-sm bg-sunken">
        <PhotoPicture photo={photo} alt="" surface="card" />
      </div>
      <div className="grid max-w-[44ch] min-w-0 gap-2">
        <Title className="text-xl">{isOnly ? 'Falta otra propiedad para comparar' : 'No hay con qué compararla'}</Title>
        <p>
          <b className="font-semibold">{name}</b>
          <span className="num block font-display">{price}</span>
        </p>
        <p className="text-ink-2">
          {isOnly
            ? 'Es la única que queda en tu comparación. Agrega otra de tus favoritos o del catálogo.'
            : `Es la única en ${CATEGORY_LABELS[category].toLowerCase()}, y cada operación se compara por separado.`}
        </p>
        <div className="screen-only mt-1 flex flex-wrap gap-3">
          <Link to={href('/propiedad/:propertySlug', { propertySlug: slug }) + query} className={buttonClass({})}>
            Ver la propiedad
          </Link>
          {isOnly ? (
            <Link to={href('/propiedades')} className={buttonClass({ variant: 'outline' })}>
              Buscar otra
            </Link>
          ) : (
            without !== null && (
              <Link to={without} aria-label={`Quitar ${name}`} className={buttonClass({ variant: 'outline' })}>
                Quitar
              </Link>
            )
          )}
        </div>
      </div>
    </div>
  )
}
