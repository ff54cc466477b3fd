import { PAGE_SIZE } from '#app/properties/search/filters.ts'

/** The boxes of a full page of cards, while its properties are on their way. */
export function ListingSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">Cargando...</p>
      <div aria-hidden="true" className="listing-cards">
        {Array.from({ length: PAGE_SIZE }, (_, at) => (
          <div key={at}>
            <div className="skeleton aspect-4/3 rounded-md" />
            <div className="skeleton mt-5 mb-[1.1rem] h-px" />
            <div className="skeleton h-6 w-3/5" />
            <div className="skeleton mt-[.8rem] h-4 w-11/12" />
            <div className="skeleton mt-[.45rem] h-4 w-1/2" />
            <div className="skeleton mt-3 h-4 w-2/3" />
            <div className="skeleton mt-3 h-4 w-2/5" />
            <div className="skeleton mt-5 h-11" />
          </div>
        ))}
      </div>
    </div>
  )
}
