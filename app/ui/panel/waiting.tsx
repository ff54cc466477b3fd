import type { Theme } from './theme.ts'

/**
 * 'Cargando...' over the old content (decision 23). `className` sets what it covers; `theme` is needed outside a frame.
 */
export function Waiting({ className, theme }: { className: string; theme?: Theme }) {
  return (
    <div
      role="status"
      data-theme={theme}
      className={`waiting inset-0 z-(--z-sticky) grid content-start justify-items-center gap-3 bg-canvas-2 pt-[min(30vh,14rem)] ${className}`}
    >
      <span aria-hidden="true" className="spinner size-8 border-3" />
      Cargando...
    </div>
  )
}
