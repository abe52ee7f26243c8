import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Calls what a listing in Java defines, as it was recorded (record-calls.mjs), and writes down what it answers: a line
 * for each call. Its arguments name the class of the listing, and that of its nodes if it has any.
 */
public class Driver {
  private final Class<?> target;
  private final Class<?> nodeClass;
  private final Map<String, Method> methods = new HashMap<>();
  private final Map<Integer, Object> objects = new HashMap<>();

  private Driver(String target, String nodeClass) throws ClassNotFoundException {
    this.target = Class.forName(target);
    this.nodeClass = nodeClass == null ? null : Class.forName(nodeClass);
    for (Method method : this.target.getDeclaredMethods()) {
      if (Modifier.isPublic(method.getModifiers())) {
        methods.put(method.getName(), accessible(method));
      }
    }
  }

  public static void main(String[] names) throws Exception {
    Driver driver = new Driver(names[0], names.length > 1 ? names[1] : null);
    PrintStream answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Value[] values = new Value[Integer.parseInt(lines.readLine())];
    for (int index = 0; index < values.length; index++) {
      values[index] = driver.new Value(lines.readLine());
    }
    List<Value> results = new ArrayList<>();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      String[] words = line.split(" ");
      Value[] given = new Value[words.length - 3];
      for (int index = 0; index < given.length; index++) {
        String place = words[index + 3];
        given[index] =
            place.startsWith("=")
                ? results.get(Integer.parseInt(place.substring(1)))
                : values[Integer.parseInt(place)];
      }
      String table = values[Integer.parseInt(words[2])].text;
      StringBuilder result = new StringBuilder();
      answers.println(driver.answer(words[0], Integer.parseInt(words[1]), table, given, result));
      results.add(driver.new Value(result.toString()));
    }
  }

  /**
   * Result, arguments and nodes as JSON, the latter two as far as the call has changed them; the result also for later
   * calls.
   */
  private String answer(
      String name, int object, String table, Value[] given, StringBuilder result) {
    StringBuilder out = new StringBuilder("{");
    try {
      Nodes nodes = new Nodes(table);
      if (name.equals("new")) {
        objects.put(object, construct(nodes, given));
        return "{}";
      }
      // A solution that is no class of its own begins with nothing.
      Object called = object < 0 ? construct(nodes, new Value[0]) : objects.get(object);
      call(called, name, nodes, given, result, out);
      String written = nodes.written();
      return out + ",\"nodes\":" + (written.equals(table) ? "null" : written) + "}";
    } catch (InvocationTargetException error) {
      return failure(error.getCause());
    } catch (ReflectiveOperationException | RuntimeException error) {
      return failure(error);
    }
  }

  private String failure(Throwable error) {
    StringBuilder out = new StringBuilder("{\"error\":");
    String where =
        Arrays.stream(error.getStackTrace())
            .filter(frame -> frame.getClassName().startsWith(target.getName()))
            .map(frame -> " in line " + frame.getLineNumber())
            .findFirst()
            .orElse("");
    writeText(error + where, out);
    return out.append("}").toString();
  }

  private Object construct(Nodes nodes, Value[] given) throws ReflectiveOperationException {
    for (Constructor<?> constructor : target.getDeclaredConstructors()) {
      if (constructor.getParameterCount() == given.length) {
        return accessible(constructor).newInstance(arguments(constructor, nodes, given));
      }
    }
    throw new NoSuchMethodException("no constructor takes " + given.length + " arguments");
  }

  private void call(
      Object called,
      String name,
      Nodes nodes,
      Value[] given,
      StringBuilder result,
      StringBuilder out)
      throws ReflectiveOperationException {
    Method method = methods.get(name);
    if (method == null || method.getParameterCount() != given.length) {
      throw new NoSuchMethodException("no public " + name + " takes " + given.length + " arguments");
    }
    Object[] arguments = arguments(method, nodes, given);
    Object returned = method.invoke(called, arguments);
    if (method.getReturnType() != void.class) {
      write(returned, nodes, result);
      out.append("\"result\":").append(result).append(",");
    }
    out.append("\"changed\":[");
    for (int index = 0; index < given.length; index++) {
      out.append(index > 0 ? "," : "").append(changed(arguments[index], given[index], nodes));
    }
    out.append("]");
  }

  private Object[] arguments(Executable executable, Nodes nodes, Value[] given)
      throws ReflectiveOperationException {
    Type[] types = executable.getGenericParameterTypes();
    Object[] arguments = new Object[given.length];
    for (int index = 0; index < given.length; index++) {
      arguments[index] = given[index].as(types[index], nodes);
    }
    return arguments;
  }

  /** An argument as JSON; null if it's what was given. */
  private CharSequence changed(Object argument, Value given, Nodes nodes) {
    if (given.read != null && Objects.deepEquals(argument, given.read)) {
      return "null";
    }
    StringBuilder text = new StringBuilder();
    write(argument, nodes, text);
    return given.text.contentEquals(text) ? "null" : text;
  }

  /** A text, and what it says, which is read once: cases send ten thousand calls about the same large array. */
  private class Value {
    private final String text;
    private final boolean hasNodes;
    private Type type;
    private Object read;

    Value(String text) {
      this.text = text;
      this.hasNodes = text.contains("{\"node\":");
    }

    Object as(Type requested, Nodes nodes) throws ReflectiveOperationException {
      if (hasNodes) {
        return Driver.this.read(requested, new Reader(text), nodes);
      }
      if (requested != type) {
        read = Driver.this.read(requested, new Reader(text), nodes);
        type = requested;
      }
      return copyOf(read);
    }
  }

  private static Object copyOf(Object value) {
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>();
      list.forEach(item -> copy.add(copyOf(item)));
      return copy;
    }
    if (value == null || !value.getClass().isArray()) {
      return value;
    }
    int length = Array.getLength(value);
    Object copy = Array.newInstance(value.getClass().getComponentType(), length);
    System.arraycopy(value, 0, copy, 0, length);
    if (copy instanceof Object[] items) {
      Arrays.setAll(items, index -> copyOf(items[index]));
    }
    return copy;
  }

  /** The nodes of one call, with their places in its table. */
  private class Nodes {
    private final List<Object> nodes = new ArrayList<>();
    private final Map<Object, Integer> places = new IdentityHashMap<>();
    private final List<Field> fields = new ArrayList<>();

    Nodes(String table) throws ReflectiveOperationException {
      if (nodeClass != null) {
        for (Field field : nodeClass.getDeclaredFields()) {
          fields.add(accessible(field));
        }
      }
      Reader reader = new Reader(table);
      reader.expect("[");
      for (int place = 0; !reader.take("]"); place++) {
        Object node = at(place);
        reader.expect("{");
        for (Field field : fields) {
          reader.expect("\"" + field.getName() + "\":");
          field.set(node, read(field.getGenericType(), reader, this));
          reader.take(",");
        }
        reader.expect("}");
        reader.take(",");
      }
    }

    Object at(int place) throws ReflectiveOperationException {
      while (nodes.size() <= place) {
        placeOf(accessible(nodeClass.getDeclaredConstructor()).newInstance());
      }
      return nodes.get(place);
    }

    int placeOf(Object node) {
      Integer place = places.putIfAbsent(node, nodes.size());
      if (place != null) {
        return place;
      }
      nodes.add(node);
      return nodes.size() - 1;
    }

    /** With nodes that are met only while the others are written. */
    String written() throws ReflectiveOperationException {
      StringBuilder out = new StringBuilder("[");
      for (int place = 0; place < nodes.size(); place++) {
        out.append(place > 0 ? ",{" : "{");
        for (int index = 0; index < fields.size(); index++) {
          out.append(index > 0 ? ",\"" : "\"").append(fields.get(index).getName()).append("\":");
          write(fields.get(index).get(nodes.get(place)), this, out);
        }
        out.append("}");
      }
      return out.append("]").toString();
    }
  }

  private Object read(Type type, Reader reader, Nodes nodes) throws ReflectiveOperationException {
    if (type == boolean.class) {
      boolean value = reader.take("true");
      if (!value) {
        reader.expect("false");
      }
      return value;
    }
    if (type == int.class || type == Integer.class) {
      return Math.toIntExact(reader.integer());
    }
    if (type == long.class || type == Long.class) {
      return reader.integer();
    }
    if (type == double.class || type == Double.class) {
      return Double.parseDouble(reader.number());
    }
    if (type == String.class) {
      return reader.text();
    }
    if (type == char.class || type == Character.class) {
      String text = reader.text();
      if (text.length() != 1) {
        throw new IllegalArgumentException("the driver expects one character, not " + text);
      }
      return text.charAt(0);
    }
    if (type == nodeClass) {
      return readNode(reader, nodes);
    }
    if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
      return items(list.getActualTypeArguments()[0], reader, nodes);
    }
    return readArray(type, reader, nodes);
  }

  private Object readNode(Reader reader, Nodes nodes) throws ReflectiveOperationException {
    if (reader.take("null")) {
      return null;
    }
    reader.expect("{\"node\":");
    Object node = nodes.at((int) reader.integer());
    reader.expect("}");
    return node;
  }

  private List<Object> items(Type type, Reader reader, Nodes nodes)
      throws ReflectiveOperationException {
    List<Object> items = new ArrayList<>();
    reader.expect("[");
    while (!reader.take("]")) {
      items.add(read(type, reader, nodes));
      reader.take(",");
    }
    return items;
  }

  private Object readArray(Type type, Reader reader, Nodes nodes)
      throws ReflectiveOperationException {
    Type of =
        type instanceof GenericArrayType array
            ? array.getGenericComponentType()
            : type instanceof Class<?> simple ? simple.getComponentType() : null;
    if (of == null) {
      throw new IllegalArgumentException("the driver can't read " + type.getTypeName());
    }
    List<Object> items = items(of, reader, nodes);
    Class<?> component = (Class<?>) (of instanceof ParameterizedType list ? list.getRawType() : of);
    Object array = Array.newInstance(component, items.size());
    for (int index = 0; index < items.size(); index++) {
      Array.set(array, index, items.get(index));
    }
    return array;
  }

  private void write(Object value, Nodes nodes, StringBuilder out) {
    if (value instanceof Double number && number == Math.rint(number) && Math.abs(number) < 1e15) {
      out.append(number.longValue());
    } else if (value == null || value instanceof Number || value instanceof Boolean) {
      out.append(value);
    } else if (value instanceof String || value instanceof Character) {
      writeText(value.toString(), out);
    } else if (nodeClass != null && nodeClass.isInstance(value)) {
      out.append("{\"node\":").append(nodes.placeOf(value)).append("}");
    } else if (value instanceof Iterable<?> items) {
      String separator = "[";
      for (Object item : items) {
        out.append(separator);
        write(item, nodes, out);
        separator = ",";
      }
      out.append(separator.equals("[") ? "[]" : "]");
    } else if (value.getClass().isArray()) {
      out.append("[");
      for (int index = 0; index < Array.getLength(value); index++) {
        out.append(index > 0 ? "," : "");
        write(Array.get(value, index), nodes, out);
      }
      out.append("]");
    } else {
      throw new IllegalArgumentException("the driver can't write " + value.getClass().getName());
    }
  }

  private static void writeText(String text, StringBuilder out) {
    out.append('"');
    for (char letter : text.toCharArray()) {
      if (letter < ' ') {
        out.append(String.format("\\u%04x", (int) letter));
        continue;
      }
      if (letter == '"' || letter == '\\') {
        out.append('\\');
      }
      out.append(letter);
    }
    out.append('"');
  }

  private static <T extends AccessibleObject> T accessible(T member) {
    member.setAccessible(true);
    return member;
  }

  /** Reads JSON as JSON.stringify writes it, so without blanks. */
  private static class Reader {
    private final String text;
    private int position = 0;

    Reader(String text) {
      this.text = text;
    }

    boolean take(String expected) {
      boolean found = text.startsWith(expected, position);
      if (found) {
        position += expected.length();
      }
      return found;
    }

    void expect(String expected) {
      if (!take(expected)) {
        throw new IllegalArgumentException(
            "the driver expects " + expected + ", not " + text.substring(position));
      }
    }

    String number() {
      int begin = position;
      while (position < text.length() && ",]}".indexOf(text.charAt(position)) < 0) {
        position++;
      }
      return text.substring(begin, position);
    }

    long integer() {
      return Long.parseLong(number());
    }

    String text() {
      StringBuilder value = new StringBuilder();
      expect("\"");
      while (!take("\"")) {
        value.append(take("\\") ? escaped(next()) : next());
      }
      return value.toString();
    }

    private char next() {
      return text.charAt(position++);
    }

    private char escaped(char letter) {
      return switch (letter) {
        case 'b' -> '\b';
        case 'f' -> '\f';
        case 'n' -> '\n';
        case 'r' -> '\r';
        case 't' -> '\t';
        case 'u' -> {
          position += 4;
          yield (char) Integer.parseInt(text.substring(position - 4, position), 16);
        }
        default -> letter;
      };
    }
  }
}
