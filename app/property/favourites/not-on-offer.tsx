import { toggleFavourite, useFavourites } from '#app/listing/card/use-favourites.tsx'
import { buttonClass } from '#app/ui/button.ts'

/** What is not on offer any more; what this browser keeps of it can be let go. @param forgotten the button is gone, too */
export function NotOnOffer({ slugs, forgotten }: { slugs: readonly string[]; forgotten: () => void }) {
  const own = useFavourites()
  const kept = slugs.filter((slug) => own.includes(slug))
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3 text-sm">
      <p role="status">
        {slugs.length === 1
          ? 'Una propiedad de esta lista ya no está disponible.'
          : `${slugs.length} propiedades de esta lista ya no están disponibles.`}
      </p>
      {kept.length > 0 && (
        <button
          type="button"
          onClick={() => {
            for (const slug of kept) toggleFavourite(slug)
            forgotten()
          }}
          className={buttonClass({ variant: 'outline' })}
        >
          {kept.length === 1 ? 'Quitarla de mis favoritos' : 'Quitarlas de mis favoritos'}
        </button>
      )}
    </div>
  )
}
