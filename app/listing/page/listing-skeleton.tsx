import { PAGE_SIZE } from '#app/listing/search/filters.ts'

/** The parts of a card, from its photo to its buttons. */
const PARTS = [
  'aspect-4/3 rounded-md',
  'mt-5 mb-[1.1rem] h-px',
  'h-6 w-3/5',
  'mt-[.8rem] h-4 w-11/12',
  'mt-[.45rem] h-4 w-1/2',
  'mt-3 h-4 w-2/3',
  'mt-3 h-4 w-2/5',
  'mt-5 h-11',
]

/** The boxes of a full page of cards, while its properties are on their way. */
export function ListingSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">Cargando...</p>
      <div aria-hidden="true" className="listing-cards">
        {Array.from({ length: PAGE_SIZE }, (_, at) => (
          <div key={at}>
            {PARTS.map((part) => (
              <div key={part} className={`skeleton ${part}`} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
