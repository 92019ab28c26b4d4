import type { Label } from './label.ts';

/** A rectangle: xmin, ymin, xmax, ymax, in any unit. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A box in one of several images, around an object of one of several classes. */
export interface PlacedBox {
  box: Box;
  /** Default: all in one image, and of one class. */
  image?: Label;
  class?: Label;
  /** Score of a detection. Default: 1. */
  score?: number;
}

/** Objects in images and the detections of a detector. They become one ranked list of detections per class. */
export interface BoxesProblem {
  kind: 'boxes';
  truth: readonly PlacedBox[];
  detected: readonly PlacedBox[];
  /**
   * Least intersection over union with an object for a detection to count as correct, above 0, at most 1. Default 0.5.
   */
  overlap?: number;
}

/**
 * A detection with the object that it matches or, without a match, the object of its image and class that it overlaps
 * most.
 */
export interface BoxMatch {
  /** Indices into the lists of the problem. */
  detected: number;
  truth?: number;
  /** Intersection over union. */
  overlap: number;
  matched: boolean;
}
