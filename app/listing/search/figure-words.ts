import { isNumberWord } from './amounts.ts'

/** Words that stand beside figures. None is corrected, and nothing is corrected to one. */
const FIGURE_WORDS: ReadonlySet<string> = new Set(
  [
    'medio media millon millones pesos dolares metro metros hectarea hectareas pies kilos tonelada toneladas litros',
    'maximo maxima maximos maximas minimo minima minimos minimas mayor mayores menor menores superior inferior menos',
    'anual anuales mensual mensuales cuadrado cuadrados personas habitantes aproximado aproximadamente alrededor',
    'precio presupuesto hasta desde entre',
  ].flatMap((words) => words.split(' ')),
)

export function isFigureWord(word: string): boolean {
  return isNumberWord(word) || FIGURE_WORDS.has(word)
}
