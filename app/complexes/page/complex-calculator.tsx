import { Link, href } from 'react-router'
import type { ComplexCalculatorView, FittingSpace } from '#app/complexes/spaces/fitting-spaces.ts'
import { DetailSection } from '#app/property/page/detail-section.tsx'
import { BillLines } from '#app/property/page/monthly-bill.tsx'
import { SurfaceForm } from '#app/property/page/surface-form.tsx'

const ID = 'ocupo'

/** Which free spaces have the surface that somebody needs, and what each of them costs. */
export function ComplexCalculator({ calculator }: { calculator: ComplexCalculatorView }) {
  const { most, fitting, more } = calculator
  const note = fitting.find(({ price }) => price)?.price?.note
  return (
    <div id={ID} className="scroll-mt-24">
      <DetailSection title="Calcula tu espacio">
        <SurfaceForm at={ID} calculator={calculator} note={`Hasta ${most} en un solo espacio.`} />
        <div role="status">
          {fitting.length > 0 && (
            <>
              <h3 className="mt-4 text-sm font-semibold">
                {fitting.length + more === 1 ? 'Cabe en 1 espacio' : `Cabe en ${fitting.length + more} espacios`}
              </h3>
              <ul className="mt-2 grid items-start gap-3 sm:grid-cols-2">
                {fitting.map((space) => (
                  <Fitting key={space.slug} space={space} />
                ))}
              </ul>
              {more > 0 && (
                <p className="mt-3 text-sm text-ink-2">Los demás son más grandes: están en la tabla de espacios.</p>
              )}
              {note && <p className="num mt-3 max-w-(--measure) text-2xs text-ink-3">{note}</p>}
            </>
          )}
        </div>
      </DetailSection>
    </div>
  )
}

function Fitting({ space: { slug, name, extent, price, quoted, also } }: { space: FittingSpace }) {
  return (
    <li className="rounded-md bg-sunken px-4 py-3 text-sm">
      <Link
        to={href('/propiedad/:propertySlug', { propertySlug: slug })}
        className="inline-flex min-h-6 items-center font-semibold wrap-anywhere pointer-coarse:min-h-11"
      >
        {name}
      </Link>
      <p className="num mb-1 text-ink-2">
        {extent}
        {price && ` · ${price.surface}`}
      </p>
      {price ? (
        <>
          <BillLines bill={price.bill} />
          <p className="num mt-2 text-ink-2">{price.converted}</p>
        </>
      ) : (
        <p className="num font-semibold">{quoted}</p>
      )}
      {also && (
        <Link
          to={href('/propiedad/:propertySlug', { propertySlug: slug }) + also.query}
          className="num mt-1 inline-flex min-h-6 items-center text-ink-2 underline pointer-coarse:min-h-11"
        >
          {also.words}
        </Link>
      )}
    </li>
  )
}
