const ahead = /^a(?=b)a+$/;

export const Words = ({ text, word }: { text: string; word: string }) => (
  <p title={text.replace(/\s+$/, '')}>{text.replace(ahead, '').match(new RegExp(word))?.[0]}</p>
);
