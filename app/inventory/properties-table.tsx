import type { ReactNode } from 'react'
import { useMay } from '#app/panel/may.tsx'

/** The panel's list: a table from 1280 px, cards on smaller screens. Both use the same elements. */
export function PropertiesTable({ children }: { children: ReactNode }) {
  const mayEdit = useMay('edit')
  return (
    <table className="properties">
      <caption className="sr-only">Propiedades</caption>
      <thead className="max-xl:sr-only">
        <tr className="*:sticky *:top-0 *:z-1 *:bg-canvas-2 *:py-[.65rem] *:font-semibold *:whitespace-nowrap *:text-ink-3 *:first:rounded-tl-md *:last:rounded-tr-md">
          {mayEdit && (
            <th scope="col">
              <span className="sr-only">Elegir</span>
            </th>
          )}
          <th scope="col" colSpan={2}>
            Propiedad
          </th>
          <th scope="col" className="wide">
            Tipo
          </th>
          <th scope="col" className="wide">
            Categoría
          </th>
          <th scope="col" className="wide">
            Municipio
          </th>
          <th scope="col" className="figure">
            Área
          </th>
          <th scope="col" className="figure">
            Precio
          </th>
          <th scope="col">Estatus</th>
          <th scope="col">
            <span className="sr-only">Acciones</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
