import { css } from 'lit';

/** Colours and dashes of plots. Hues differ under red-green colour blindness, and dashes differ without any colour. */
export const plotStyles = css`
  .plot {
    --line-1: light-dark(#0a579f, #82bdff);
    --line-2: light-dark(#b04f00, #ffb066);
    --line-3: light-dark(#00705a, #55d6b2);
    --line-4: light-dark(#93317a, #f2a3dc);
    --line-5: light-dark(#545e69, #bcc5ce);
    --line-6: light-dark(#7a6000, #e2cd5c);

    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
    font-family: var(--text-font);
    font-variant-numeric: tabular-nums;
    user-select: none;
    -webkit-user-select: none;
  }

  .plot text {
    fill: var(--ink);
  }

  .plot path,
  .plot line {
    fill: none;
    stroke-linejoin: round;
  }

  .plot .grid {
    stroke: var(--line);
    stroke-width: 1;
  }

  .plot .grid line {
    opacity: 0.6;
  }

  .plot .border {
    fill: none;
    stroke: var(--control-line);
  }

  .plot .axis {
    stroke: var(--ink);
  }

  .plot .ticks text,
  .plot text.soft {
    fill: var(--muted);
  }

  .plot text.strong {
    font-weight: 700;
  }

  .plot text.seam {
    fill: none;
    stroke: var(--paper);
    stroke-width: 4;
    stroke-linejoin: round;
  }

  .line {
    stroke-width: 2;
  }

  .reported {
    stroke-width: 2.75;
  }

  .model-0 {
    stroke: var(--line-1);
  }

  .model-1 {
    stroke: var(--line-2);
    stroke-dasharray: 8 4;
  }

  .model-2 {
    stroke: var(--line-3);
    stroke-dasharray: 2 3;
  }

  .model-3 {
    stroke: var(--line-4);
    stroke-dasharray: 10 3 2 3;
  }

  .model-4 {
    stroke: var(--line-5);
    stroke-dasharray: 14 5;
  }

  .model-5 {
    stroke: var(--line-6);
    stroke-dasharray: 5 3 2 3 2 3;
  }

  .plot .area {
    fill: var(--line-1);
    fill-opacity: 0.12;
  }

  .plot .band {
    fill: var(--line-1);
    fill-opacity: 0.22;
  }

  .chance {
    stroke: var(--muted);
    stroke-dasharray: 4 4;
    stroke-width: 1.5;
  }

  .error-line {
    stroke: var(--muted);
    stroke-dasharray: 1 3;
    stroke-width: 1.5;
  }

  .error-point {
    fill: var(--paper);
    stroke: var(--ink);
    stroke-width: 1.5;
  }

  .hull {
    stroke: var(--ink);
    stroke-dasharray: 6 3;
    stroke-width: 1.5;
  }

  .iso-cost {
    stroke: var(--ink);
    stroke-dasharray: 10 3 2 3;
    stroke-width: 1.5;
  }

  .iso-f {
    stroke: var(--control-line);
    stroke-width: 1;
  }

  .interpolated {
    stroke: var(--ink);
    stroke-dasharray: 3 2;
    stroke-width: 1.5;
  }

  .rank {
    fill: var(--line-1);
  }

  .level {
    fill: none;
    stroke: var(--line-2);
    stroke-width: 2;
  }

  .levels {
    stroke: var(--line-2);
    stroke-dasharray: 0 8;
    stroke-linecap: round;
    stroke-width: 5;
  }

  .percent {
    fill: var(--line-3);
  }

  .percents {
    stroke: var(--line-3);
    stroke-dasharray: 0 4;
    stroke-linecap: round;
    stroke-width: 3;
  }

  .cut {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
  }

  .gap {
    stroke: var(--ink);
    stroke-width: 2;
  }

  .plot .bin {
    fill: var(--line-1);
    fill-opacity: 0.75;
    stroke: var(--paper);
  }

  .region-tp {
    fill: var(--region-tp);
    stroke: var(--control-line);
  }

  .region-fn {
    fill: var(--region-fn);
    stroke: var(--control-line);
  }

  .region-fp {
    fill: var(--region-fp);
    stroke: var(--control-line);
  }

  .region-tn {
    fill: var(--region-tn);
    stroke: var(--control-line);
  }

  .plot .legend-paper {
    fill: var(--paper);
    fill-opacity: 0.85;
    stroke: var(--line);
  }
`;
