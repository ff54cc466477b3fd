import { toggleFavourite, useFavourites } from '#app/listing/card/use-favourites.tsx'
import { buttonClass } from '#app/ui/button.ts'

/** Notice of properties that are no longer available, with a button that removes them from this browser's favourites. */
export function NotOnOffer({ slugs, onRemoved }: { slugs: readonly string[]; onRemoved: () => void }) {
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
