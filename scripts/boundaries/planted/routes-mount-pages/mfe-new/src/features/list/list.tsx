export const List = () => <ul />;
