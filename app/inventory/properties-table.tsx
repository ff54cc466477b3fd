import type { ReactNode } from 'react'
import { useMay } from '#app/panel/may.tsx'

/** The panel's list: a table from 1280 px, compact lines on smaller screens. Both use the same elements. */
export function PropertiesTable({ children }: { children: ReactNode }) {
  const mayEdit = useMay('edit')
  return (
    <table className="properties">
      <caption className="sr-only">Propiedades</caption>
      <thead className="max-xl:sr-only">
        <tr>
          {mayEdit && (
            <th scope="col">
              <span className="sr-only">Elegir</span>
            </th>
          )}
          <th scope="col" colSpan={2}>
            Propiedad
          </th>
          <th scope="col" className="wide">
            Tipo y categoría
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
