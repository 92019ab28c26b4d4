export const rivals = {
  title: (first: string, second: string) => `“${first}” and “${second}” on the same cases`,
  right: (model: string) => `${model} right`,
  wrong: (model: string) => `${model} wrong`,
  said: (only: { first: string; second: string; onlyFirst: string; onlySecond: string }) =>
    `Only ${only.first} is right in ${only.onlyFirst}, only ${only.second} in ${only.onlySecond}. These cases decide; the others say nothing about which is better.`,
  reported: (model: string) => `The page shows ${model}.`,
  reportOther: (model: string) => `Show ${model}`,
  test: 'Test',
  value: 'Value',
};

export type RivalTexts = typeof rivals;
