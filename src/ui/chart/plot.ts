import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartSpec } from './chart-spec.ts';
import { drawLine, drawStems } from './draw-data.ts';
import { drawMarks } from './draw-marks.ts';
import { drawFigures, drawGaps, drawGround } from './draw-ground.ts';
import { readColours } from './draw-colours.ts';
import { labelRoom, type Pen } from './plot-pen.ts';

const asSeconds = (time: number) => time / 1000;

function dataOf(spec: ChartSpec): uPlot.AlignedData {
  const points = spec.stems.length > 0 ? spec.stems : spec.line;
  return [
    points.map((point) => asSeconds(point.time)),
    points.map((point) => ('top' in point ? point.top : point.value)),
  ];
}

/** A chart on a canvas inside `target`. This module imports uPlot and must only be loaded lazily. */
export class Plot {
  readonly #plot: uPlot;
  readonly #stopWatching: () => void;
  #spec: ChartSpec;

  constructor(target: HTMLElement, spec: ChartSpec) {
    this.#spec = spec;
    const isRightToLeft = getComputedStyle(target).direction === 'rtl';
    const textSize = Number.parseFloat(getComputedStyle(target).fontSize);
    const figures = Math.round(textSize * 2.7);
    const none = { show: false };
    this.#plot = new uPlot(
      {
        width: Math.max(1, target.clientWidth),
        height: Math.max(1, target.clientHeight),
        padding: [
          labelRoom(textSize),
          isRightToLeft ? 0 : figures,
          Math.round(textSize * 2.1),
          isRightToLeft ? figures : 0,
        ],
        legend: none,
        cursor: none,
        axes: [none, none],
        scales: {
          x: {
            dir: isRightToLeft ? -1 : 1,
            range: () => [asSeconds(this.#spec.range.from), asSeconds(this.#spec.range.to)],
          },
          y: { range: () => [this.#spec.low, this.#spec.high] },
        },
        series: [{}, { paths: () => null, points: none }],
        hooks: { draw: [(plot) => this.#draw(plot, target, textSize, isRightToLeft)] },
      },
      dataOf(spec),
      target,
    );
    this.#stopWatching = redrawWhenColoursChange(target, this.#plot);
  }

  update(spec: ChartSpec): void {
    this.#spec = spec;
    this.#plot.setData(dataOf(spec));
  }

  destroy(): void {
    this.#stopWatching();
    this.#plot.destroy();
  }

  #draw(plot: uPlot, target: HTMLElement, textSize: number, isRightToLeft: boolean): void {
    const unit = plot.bbox.width / Math.max(1, plot.over.clientWidth) || devicePixelRatio;
    const pen: Pen = {
      context: plot.ctx,
      x: (time) => plot.valToPos(asSeconds(time), 'x', true),
      y: (value) => plot.valToPos(value, 'y', true),
      box: plot.bbox,
      unit,
      textSize: textSize * unit,
      family: getComputedStyle(target).fontFamily,
      colours: readColours(target),
      isRightToLeft,
    };
    plot.ctx.save();
    drawGround(pen, this.#spec);
    drawGaps(pen, this.#spec);
    drawStems(pen, this.#spec);
    drawLine(pen, this.#spec);
    drawMarks(pen, this.#spec);
    drawFigures(pen, this.#spec);
    plot.ctx.restore();
  }
}

/**
 * Redraws when the size of `target`, the system colour scheme or a setting on the root element changes, and when fonts
 * finish loading.
 */
function redrawWhenColoursChange(target: HTMLElement, plot: uPlot): () => void {
  const redraw = () => plot.redraw(false);
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', redraw);
  const setting = new MutationObserver(redraw);
  setting.observe(document.documentElement, { attributes: true });
  const size = new ResizeObserver(() => {
    if (target.clientWidth > 0) plot.setSize({ width: target.clientWidth, height: target.clientHeight });
  });
  size.observe(target);
  document.fonts.addEventListener('loadingdone', redraw);
  return () => {
    scheme.removeEventListener('change', redraw);
    setting.disconnect();
    document.fonts.removeEventListener('loadingdone', redraw);
    size.disconnect();
  };
}
