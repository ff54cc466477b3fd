const HELP =
  'grid size-7 cursor-pointer list-none place-items-center rounded-full border border-line-strong text-sm font-semibold text-ink hover:bg-hover pointer-coarse:size-11 [&::-webkit-details-marker]:hidden'

/** What a row is, and behind '?' how the table is filled by keyboard and by pasting, which needs scripts. */
export function TableHelp() {
  return (
    <div className="grid max-w-(--measure) gap-2 text-sm text-ink-3">
      <p>Una fila por espacio. La ubicación y las fotos se toman del conjunto.</p>
      <details className="noscript:hidden">
        <summary className={HELP} aria-label="Cómo se llena la tabla" title="Cómo se llena la tabla">
          ?
        </summary>
        <p className="mt-2">
          El botón al final de una fila la repite en la siguiente vacía, con el ID y el título que siguen; una fila
          vacía empieza con la moneda, la operación y el tipo de la de arriba. Se puede pegar desde una hoja de cálculo
          a partir de la celda elegida, o con sus encabezados, que abren sus columnas.
        </p>
        <p className="mt-2 max-sm:hidden">
          Enter baja a la siguiente fila, a la columna donde empezaste con Tab; Ctrl o Cmd, Mayús y Enter repite la
          fila; Ctrl o Cmd y D, la celda de arriba y, con Mayús, la lleva a los espacios de abajo; Ctrl o Cmd y Enter
          guarda.
        </p>
      </details>
    </div>
  )
}
